import { createHash } from 'node:crypto'
import webpack from 'webpack'
import { brotli } from './brotli-plugin.mjs'
import { isTooOld } from './browsers.mjs'
import { dataMarker, sha256 } from './page-plugin.mjs'
import { lentRequests } from './sharing.mjs'
import { siteIcon } from './site-icon.mjs'

const { Compilation, sources, WebpackError } = webpack

/** Runs before the deferred scripts and takes the root, without which the admin does not start. */
const refuseOldBrowser =
  `if(${isTooOld})(function(root){root.removeAttribute("id");root.className="too-old";root.setAttribute("role","alert");` +
  `root.textContent="This browser is too old for the admin. Please update it, or use another one."})` +
  `(document.getElementById("root"))`

/**
 * Makes the call that the server names in the page, as the kit's client would make it (admin-kit/src/api/first-answer.ts
 * takes it over). The answer is read whole: one that is not wanted in the end would keep a connection. It is before
 * the stylesheet, which a script would wait for.
 */
const askFirst =
  `(function(named){if(!named||${isTooOld})return;var path=named.content,` +
  'answer=fetch(path,{signal:AbortSignal.timeout(4e4)}).then(function(got){return got.arrayBuffer().then(function(body){' +
  'return new Response(body,{status:got.status,statusText:got.statusText,headers:got.headers})})});' +
  'answer.catch(function(){});self[Symbol.for("clarity.first-call")]={path:path,askedAt:performance.now(),answer:answer}})' +
  '(document.querySelector("meta[name=first-call]"))'

/**
 * Writes the admin's page, with its inline scripts' hashes in the policy, and `host.json`: what this build serves to
 * remotes, and its id, which is a hash of the page and of all files that it can load.
 */
export class AdminPagePlugin {
  constructor({ hostFacts }) {
    this.hostFacts = hostFacts
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AdminPagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1
      compilation.hooks.processAssets.tap({ name: 'AdminPagePlugin', stage }, () => {
        for (const request of notLent(compilation))
          compilation.errors.push(new WebpackError(`Remotes may import ${request}, but this host does not share it.`))
        const { publicPath } = compilation.outputOptions
        const files = compilation.entrypoints
          .get('admin')
          .getFiles()
          .filter((file) => !file.includes('.hot-update.'))
          .map((file) => publicPath + file)
        const html = page(files)
        const emit = (name, text) => compilation.emitAsset(name, new sources.RawSource(text), { minimized: true })
        emit('../index.html', html)
        emit('../index.html.br', brotli(Buffer.from(html.replace(dataMarker, ''))))
        emit('../csp.json', JSON.stringify({ scriptHashes: [askFirst, refuseOldBrowser].map(sha256), styleHashes: [] }))
        emit('../host.json', JSON.stringify({ build: buildId(compilation.getAssets()), ...this.hostFacts }))
      })
    })
  }
}

function buildId(assets) {
  const hash = createHash('sha256')
  for (const { name, source } of [...assets].sort((one, other) => (one.name < other.name ? -1 : 1)))
    hash.update(name).update('\0').update(source.buffer())
  return hash.digest('hex').slice(0, 12)
}

function notLent(compilation) {
  const provided = [...compilation.modules]
    .filter(({ type }) => type === 'provide-module')
    .map((module) => / ([^ ]+)@[^@]+ = /.exec(module.readableIdentifier(compilation.requestShortener))?.[1])
  return lentRequests.filter((request) => !provided.includes(request))
}

const page = (files) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  `<meta name="robots" content="noindex"><link rel="icon" href="data:image/svg+xml,${siteIcon}"><title>Clarity Admin</title>` +
  `${dataMarker}<script>${askFirst}</script>` +
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('') +
  files
    .filter((file) => file.endsWith('.js'))
    .map((file) => `<script defer src="${file}"></script>`)
    .join('') +
  '</head><body><noscript>The admin needs JavaScript.</noscript>' +
  '<div id="root"><div class="first-spinner" role="status" aria-label="Loading"></div></div>' +
  `<script>${refuseOldBrowser}</script></body></html>`
