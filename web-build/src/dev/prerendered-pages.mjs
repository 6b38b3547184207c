import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { noticeMarker } from '../page-plugin.mjs'
import { bundleStyles } from '../styles.mjs'
import { pageDataOf, withPageData } from './page-data.mjs'
import { existing, readOutput } from './read-output.mjs'

/** The pages of one prerendered bundle, rendered again for every request. */
export class PrerenderedPages {
  constructor({ compilers: [app, head, prerenderer], pagePlugins }) {
    Object.assign(this, { app, head, prerenderer, pagePlugins })
  }

  /** The development page, if the answer is one of the bundle's built pages; else undefined. */
  async inPlaceOf(html) {
    for (const plugin of this.pagePlugins) {
      for (const name of Object.keys(plugin.pages)) {
        const built = join(this.app.outputPath, plugin.folder, `${name}.html`)
        if (existsSync(built) && outline(readFileSync(built, 'utf8')) === outline(html))
          return withPageData(await this.make(plugin, name), pageDataOf(html)).replace(noticeMarker, '')
      }
    }
    return undefined
  }

  async make(plugin, name) {
    const { publicPath } = this.app.options.output
    const file = join(this.prerenderer.outputPath, 'prerender.mjs')
    return plugin.pages[name]({
      prerendered: await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`),
      script: readOutput(this.head, `${plugin.entry}.js`).toString().trim(),
      styles: (await bundleStyles(plugin.stylesheet)).trim(),
      app: publicPath + existing(this.app, 'app.js'),
      scriptsOf: (chunk) => [`${publicPath}${chunk}.js`],
    })
  }
}

/** A page without the parts that differ between requests and between builds. */
const outline = (html) => html.replace(/<!--.*?-->|<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')
