import { dataMarker } from '@clarity/web-build/page-plugin.mjs'

/** The site's one page around its prerendered home. */
export const sitePage = ({ prerendered: { homeHtml, pageTexts }, script, styles, app, scriptsOf }) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">' +
  `<meta name="description" content="${pageTexts.description}"><link rel="icon" href="data:image/svg+xml,${icon}">` +
  `<title>${pageTexts.title}</title>${dataMarker}<style>${styles}</style>` +
  `<script data-app="${app}" data-home="${['home', 'phone-input'].flatMap(scriptsOf).join(' ')}">${script}</script></head>` +
  `<body><noscript><p class="notice">${pageTexts.noScript}</p></noscript><div id="root">${homeHtml}</div>` +
  `<p id="live" class="unseen" role="status"></p><div id="broken" role="alert"><div class="card"><p>${pageTexts.scriptFailed}</p>` +
  `<a class="button" href="">${pageTexts.reload}</a></div></div></body></html>`

export const icon = encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'><path fill='#4338ca' d='M6 40a6 6 0 0 1-6-6V20a20 20 0 1 1 20 20z'/>" +
    "<path stroke='#fff' stroke-width='3' d='M11 15.5h18M11 23.5h11'/></svg>",
)
