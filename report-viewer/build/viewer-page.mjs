import { shareTags } from '@clarity/web-build/share-tags.mjs'

/** The viewer's page around its prerendered gate. */
export const gatePage = (parts) => {
  const { gateHtml, gateTexts } = parts.prerendered
  const head = shareTags({ title: gateTexts.from, sentence: gateTexts.about })
  return viewerPage({ ...parts, head }, gateTexts.title, `<p class="card">${gateTexts.noScript}</p>`, gateHtml)
}

/**
 * The same page for a short link that the server does not know: no gate, and without scripts the error text that they
 * would show. `data-link` keeps the script from looking it up, which would count as a second miss.
 */
export const linkPage = (parts) => {
  const { title, message, home } = parts.prerendered.notFound
  const card = `<main class="card"><h1>${title}</h1><p>${message}</p><a class="button" href="/">${home}</a></main>`
  return viewerPage(parts, title, card, '', ' data-link="unknown"')
}

const viewerPage = ({ prerendered: { gateTexts }, script, styles, app, head = '' }, title, noScript, html, mark = '') =>
  `<!doctype html><html lang="en"${mark}><meta charset="utf-8"><meta name="viewport" content="width=device-width,viewport-fit=cover">` +
  '<meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">' +
  `${head}<title>${title}</title><style>${styles}</style><script data-app="${app}">${script}</script>` +
  `<body><noscript>${noScript}</noscript>` +
  `<main id="broken" class="card"><h1>${gateTexts.notStarted}</h1><p role="alert"></p><button class="button">${gateTexts.reload}</button></main>` +
  `<div id="root">${html}</div><p id="live" class="unseen" role="status"></p></body></html>`
