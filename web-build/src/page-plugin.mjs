import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { brotli } from './brotli-plugin.mjs'
import { bundleStyles } from './styles.mjs'

const { Compilation, sources } = webpack
const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Where the server puts a page's data; the packed page is for those that have none. */
export const dataMarker = '<!--page-data-->'

/**
 * Writes one prerendered page with its styles and head script inline, and their hashes for the policy. `page` makes
 * the HTML out of the build's files, the inline parts and what the prerendering module exports. `entry` is the script
 * that goes inline, `folder` is where the page goes, seen from the assets.
 */
export class PagePlugin {
  constructor({ prerendered, stylesheet, watched, page, entry = 'first-paint', folder = '..' }) {
    Object.assign(this, { prerendered, stylesheet, watched, page, entry, folder })
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, () => this.write(compilation))
      compilation.contextDependencies.add(this.watched)
      compilation.fileDependencies.add(this.prerendered)
    })
  }

  async write(compilation) {
    const { publicPath } = compilation.outputOptions
    const filesOf = (group) => group.getFiles().map((file) => publicPath + file)
    const scriptFile = compilation.entrypoints.get(this.entry).getFiles()[0]
    const script = compilation.getAsset(scriptFile).source.source().toString().trim().replace(/;$/, '')
    compilation.deleteAsset(scriptFile)
    const styles = bundleStyles(this.stylesheet).trim()
    // A new query each time: the module cache would keep an earlier build's page while watching.
    const prerendered = await import(`${pathToFileURL(this.prerendered)}?${Date.now()}`)
    const html = this.page({
      prerendered,
      script,
      styles,
      app: filesOf(compilation.entrypoints.get('app'))[0],
      scriptsOf: (chunk) => filesOf(compilation.namedChunkGroups.get(chunk)).filter((file) => file.endsWith('.js')),
    })
    const hashes = { scriptHashes: [sha256(script)], styleHashes: [sha256(styles)] }
    // Marked as minimised, or webpack's minimiser would touch the script and style whose hashes are given away.
    const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text), { minimized: true })
    emit(`${this.folder}/index.html`, html)
    emit(`${this.folder}/index.html.br`, brotli(Buffer.from(html.replace(dataMarker, ''))))
    emit(`${this.folder}/csp.json`, JSON.stringify(hashes))
  }
}
