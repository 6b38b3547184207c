/** The viewer's one page around its prerendered gate. */
export const viewerPage = ({ prerendered: { gateHtml, gateTexts }, script, styles, app }) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">' +
  `<title>${gateTexts.title}</title><style>${styles}</style><script data-app="${app}">${script}</script>` +
  `<body><noscript><p class="card">${gateTexts.noScript}</p></noscript>` +
  `<main id="broken" class="card"><h1>${gateTexts.notStarted}</h1><p role="alert"></p><button>${gateTexts.reload}</button></main>` +
  `<div id="root">${gateHtml}</div><p id="live" class="unseen" role="status"></p></body></html>`
