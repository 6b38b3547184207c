import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { noticeMarker } from '../page-plugin.mjs'
import { originMarker } from '../share-tags.mjs'
import { bundleStyles } from '../styles.mjs'
import { pageDataOf, withPageData } from './page-data.mjs'
import { existing, readOutput } from './read-output.mjs'

/** The pages of one prerendered bundle, rendered again for every request. */
export class PrerenderedPages {
  /** `origin` is the backend's public address, which it writes into its pages. */
  constructor({ compilers: [app, head, prerenderer], pagePlugins, origin }) {
    Object.assign(this, { app, head, prerenderer, pagePlugins, origin })
  }

  /** The development page, if the answer is one of the bundle's built pages; else undefined. */
  async inPlaceOf(html) {
    for (const plugin of this.pagePlugins) {
      for (const name of Object.keys(plugin.pages)) {
        const built = join(this.app.outputPath, plugin.folder, `${name}.html`)
        if (existsSync(built) && outline(this.addressed(readFileSync(built, 'utf8'))) === outline(html))
          return this.addressed(withPageData(await this.make(plugin, name), pageDataOf(html))).replace(noticeMarker, '')
      }
    }
    return undefined
  }

  addressed(page) {
    return page.replaceAll(originMarker, this.origin)
  }

  async make(plugin, name) {
    const { publicPath } = this.app.options.output
    const file = join(this.prerenderer.outputPath, 'prerender.mjs')
    return plugin.pages[name]({
      prerendered: await import(`${pathToFileURL(file)}?${statSync(file).mtimeMs}`),
      script: readOutput(this.head, `${plugin.entry}.js`).toString().trim(),
      styles: (await bundleStyles(plugin.stylesheet)).trim(),
      app: publicPath + existing(this.app, 'app.js'),
      loadedFilesOf: (chunk) => [`${publicPath}${chunk}.js`],
    })
  }
}

/** A page without the parts that differ between requests and between builds. */
const outline = (html) => html.replace(/<!--.*?-->|<(script|style|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')
