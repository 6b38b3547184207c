import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import webpack from 'webpack'
import { BrotliPlugin } from './brotli-plugin.mjs'
import { bundleStyles } from './styles.mjs'

const { Compilation, sources } = webpack
const folder = join(import.meta.dirname, '../src/styles')
const sha256 = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Where the server puts a page's data; the packed page is for those that have none. */
const dataMarker = '<!--page-data-->'

/** Writes the one page: the prerendered home with its styles and head script inline, and their hashes for the policy. */
export class PagePlugin {
  constructor({ prerendered }) {
    this.prerendered = prerendered
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1
      compilation.hooks.processAssets.tapPromise({ name: 'PagePlugin', stage }, () => this.write(compilation))
      compilation.contextDependencies.add(folder)
      compilation.fileDependencies.add(this.prerendered)
    })
  }

  async write(compilation) {
    const { publicPath } = compilation.outputOptions
    const scriptFile = compilation.entrypoints.get('first-paint').getFiles()[0]
    const script = compilation.getAsset(scriptFile).source.source().toString().trim().replace(/;$/, '')
    compilation.deleteAsset(scriptFile)
    const styles = bundleStyles(join(folder, 'first-paint.css')).trim()
    // A new query each time: the module cache would keep an earlier build's home while watching.
    const { homeHtml, pageTexts } = await import(`${pathToFileURL(this.prerendered)}?${Date.now()}`)
    const app = publicPath + compilation.entrypoints.get('app').getFiles()[0]
    const home = ['home', 'phone-input']
      .flatMap((chunk) => compilation.namedChunkGroups.get(chunk).getFiles())
      .filter((file) => file.endsWith('.js'))
      .map((file) => publicPath + file)
    const html = page({ app, home, script, styles, homeHtml, pageTexts })
    const hashes = { scriptHashes: [sha256(script)], styleHashes: [sha256(styles)] }
    // Marked as minimised, or webpack's minimiser would touch the script and style whose hashes are given away.
    const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text), { minimized: true })
    emit('../index.html', html)
    emit('../index.html.br', BrotliPlugin.compress(Buffer.from(html.replace(dataMarker, ''))))
    emit('../csp.json', JSON.stringify(hashes))
  }
}

const page = ({ app, home, script, styles, homeHtml, pageTexts }) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  `<meta name="description" content="${pageTexts.description}"><link rel="icon" href="data:image/svg+xml,${icon}">` +
  `<title>${pageTexts.title}</title>${dataMarker}<style>${styles}</style>` +
  `<script data-app="${app}" data-home="${home.join(' ')}">${script}</script></head>` +
  `<body><noscript><p class="notice">${pageTexts.noScript}</p></noscript><div id="root">${homeHtml}</div>` +
  `<p id="live" class="unseen" role="status"></p><div id="broken" role="alert"><div class="card"><p>${pageTexts.scriptFailed}</p>` +
  `<a class="button" href="">${pageTexts.reload}</a></div></div></body></html>`

const icon = encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path fill='#4338ca' d='M6 40a6 6 0 0 1-6-6V20a20 20 0 1 1 20 20z'/>" +
    "<path stroke='#fff' stroke-width='3' d='M11 15.5h18M11 23.5h11'/></svg>",
)
