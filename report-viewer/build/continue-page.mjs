import { dataMarker } from '@clarity/web-build/page-plugin.mjs'

/** The page before a short link's target, around its prerendered card. Its script comes last: it needs the button. */
export const continuePage = ({ prerendered: { continueHtml, continueTexts }, script, styles }) =>
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,viewport-fit=cover">' +
  '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">' +
  `<title>${continueTexts.title}</title><style>${styles}</style>` +
  `<body><noscript><p class="card">${continueTexts.noScript}</p></noscript><div id="root" hidden>${continueHtml}</div>` +
  `<p id="live" class="unseen" role="status"></p>${dataMarker}<script>${script}</script></body></html>`
