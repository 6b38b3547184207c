import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { bundleStyles } from './styles.mjs'

const { Compilation, sources } = webpack
const stylesheet = join(import.meta.dirname, '../src/styles/gate.css')
const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Writes the one page: the prerendered gate with its styles and head script inline, and their hashes for the policy. */
export class PagePlugin {
  constructor({ prerendered }) {
    this.prerendered = prerendered
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, () => this.write(compilation))
      compilation.fileDependencies.add(stylesheet)
      compilation.fileDependencies.add(this.prerendered)
    })
  }

  async write(compilation) {
    const fileOf = (entry) => compilation.entrypoints.get(entry).getFiles()[0]
    const scriptFile = fileOf('first-paint')
    const script = compilation.getAsset(scriptFile).source.source().toString().trim().replace(/;$/, '')
    compilation.deleteAsset(scriptFile)
    const styles = bundleStyles(stylesheet).trim()
    // A new query each time: the module cache would keep an earlier build's gate while watching.
    const { gateHtml, gateTexts } = await import(`${pathToFileURL(this.prerendered)}?${Date.now()}`)
    const app = compilation.outputOptions.publicPath + fileOf('app')
    const html = page({ app, script, styles, gateHtml, gateTexts })
    const hashes = { scriptHashes: [sha256(script)], styleHashes: [sha256(styles)] }
    // Marked as minimised, or webpack's minimiser would touch the script and style whose hashes are given away.
    compilation.emitAsset('../index.html', new sources.RawSource(html), { minimized: true })
    compilation.emitAsset('../csp.json', new sources.RawSource(JSON.stringify(hashes)))
  }
}

const page = ({ app, script, styles, gateHtml, gateTexts }) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">' +
  `<title>${gateTexts.title}</title><style>${styles}</style><script data-app="${app}">${script}</script>` +
  `<body><noscript><p class="card">${gateTexts.noScript}</p></noscript><div id="root">${gateHtml}</div>` +
  `<p id="live" class="unseen" role="status"></p><main id="broken" class="card"><div role="alert"><h1>${gateTexts.scriptFailedTitle}</h1><p>${gateTexts.scriptFailed}</p></div>` +
  `<a class="button" href="">${gateTexts.reload}</a></main></body></html>`
