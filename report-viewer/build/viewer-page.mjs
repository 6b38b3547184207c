/** The viewer's one page around its prerendered gate. */
export const viewerPage = ({ prerendered: { gateHtml, gateTexts }, script, styles, app }) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">' +
  `<title>${gateTexts.title}</title><style>${styles}</style><script data-app="${app}">${script}</script>` +
  `<body><noscript><p class="card">${gateTexts.noScript}</p></noscript><div id="root">${gateHtml}</div>` +
  `<p id="live" class="unseen" role="status"></p><main id="broken" class="card"><div role="alert"><h1>${gateTexts.scriptFailedTitle}</h1><p>${gateTexts.scriptFailed}</p></div>` +
  `<a class="button" href="">${gateTexts.reload}</a></main></body></html>`
