import { dirname, join, relative } from 'node:path'
import { bundleStyles } from './styles.mjs'

/**
 * Makes a remote's stylesheet a part of its script: that saves a request, and the script's integrity hash covers it.
 * The page's policy allows stylesheets that a script constructs.
 */
export default async function adoptedStylesLoader() {
  this.addContextDependency(dirname(this.resourcePath))
  const name = `${this.getOptions().remote}/${relative(this.rootContext, this.resourcePath)}`
  const adopt = JSON.stringify(join(import.meta.dirname, 'adopt-styles.js'))
  const styles = await bundleStyles(this.resourcePath)
  return (
    `import { adoptStyles } from ${adopt}\n` +
    `adoptStyles(${JSON.stringify(name)}, ${JSON.stringify(styles)})\n` +
    (this.hot ? 'import.meta.webpackHot.accept()\n' : '')
  )
}
