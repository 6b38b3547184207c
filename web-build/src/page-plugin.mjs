import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { transform } from '@swc/core'
import webpack from 'webpack'
import { brotli } from './brotli-plugin.mjs'
import { isTooOld } from './browsers.mjs'
import { bundleStyles } from './styles.mjs'

const { Compilation, sources } = webpack
export const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The head script warns users of unsupported browsers, so it must run in those browsers. */
async function asReadByAll(script) {
  const { code } = await transform(script, {
    jsc: { target: 'es2015', minify: { mangle: true, compress: true } },
    minify: true,
  })
  return code.trim().replace(/;$/, '')
}

/** The marker at which the server inserts a page's data; pages without data use the precompressed file. */
export const dataMarker = '<!--page-data-->'

/** The marker at which the server inserts its notice for a browser without scripts. */
export const noticeMarker = '<!--notice-->'

/**
 * Writes prerendered pages with inline styles and head script, and their hashes for the policy. Each of `pages` makes
 * the HTML from the build's files, the inline parts and the exports of the prerendering module. `entry` is the inline
 * script; `folder` is the pages' folder relative to the assets.
 */
export class PagePlugin {
  constructor({ prerendered, stylesheet, watched, pages, entry = 'first-paint', folder = '..' }) {
    Object.assign(this, { prerendered, stylesheet, watched, pages, entry, folder })
  }

  apply(compiler) {
    new webpack.DefinePlugin({ IS_TOO_OLD: isTooOld }).apply(compiler)
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
    const script = await asReadByAll(compilation.getAsset(scriptFile).source.source().toString())
    compilation.deleteAsset(scriptFile)
    const styles = (await bundleStyles(this.stylesheet)).trim()
    // A new query each time: the module cache would keep an earlier build's page while watching.
    const prerendered = await import(`${pathToFileURL(this.prerendered)}?${Date.now()}`)
    const parts = {
      prerendered,
      script,
      styles,
      app: filesOf(compilation.entrypoints.get('app'))[0],
      loadedFilesOf: (chunk) =>
        filesOf(compilation.namedChunkGroups.get(chunk)).filter((file) => /\.(js|css)$/.test(file)),
    }
    const hashes = { scriptHashes: [sha256(script)], styleHashes: [sha256(styles)] }
    // Marked as minimized, because webpack's minimizer would change the script and style after their hashes were taken.
    const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text), { minimized: true })
    for (const [name, page] of Object.entries(this.pages)) {
      const html = page(parts)
      emit(`${this.folder}/${name}.html`, html)
      emit(
        `${this.folder}/${name}.html.br`,
        brotli(Buffer.from(html.replace(dataMarker, '').replace(noticeMarker, ''))),
      )
    }
    emit(`${this.folder}/csp.json`, JSON.stringify(hashes))
  }
}
