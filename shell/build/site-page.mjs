import { dataMarker, noticeMarker } from '@clarity/web-build/page-plugin.mjs'
import { shareTags } from '@clarity/web-build/share-tags.mjs'
import { siteIcon } from '@clarity/web-build/site-icon.mjs'

/** The site's page around its prerendered home. */
export const homePage = (parts) =>
  sitePage(
    parts,
    noticeMarker + parts.prerendered.pageTexts.noScript.home,
    parts.prerendered.homeHtml,
    parts.prerendered.cardTemplateHtml,
  )

/** The same page for every other screen: empty until the app starts. */
export const screenPage = (parts) => sitePage(parts, parts.prerendered.pageTexts.noScript.screen, '')

/** The chunks of each screen, which the head script fetches beside the app. */
const screens = {
  home: ['home', 'phone-input'],
  invite: ['invite'],
  demo: ['demo'],
  'phone-simulator': ['phone-simulator'],
}

const sitePage = ({ prerendered: { pageTexts }, script, styles, app, loadedFilesOf }, noScript, html, template = '') =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">' +
  '<meta name="color-scheme" content="light dark">' +
  `<meta name="description" content="${pageTexts.description}"><link rel="icon" href="data:image/svg+xml,${siteIcon}">` +
  shareTags({ title: pageTexts.title, sentence: pageTexts.description }) +
  `<title>${pageTexts.title}</title>${dataMarker}<style>${styles}</style>` +
  `<script data-app="${app}"${screenFiles(loadedFilesOf)}>${script}</script></head>` +
  `<body><noscript><p class="notice">${noScript}</p></noscript>` +
  `<div id="broken"><div class="card"><p role="alert"></p><button class="button">${pageTexts.reload}</button></div></div>` +
  `<div id="root">${html}</div>${template}<p id="live" class="unseen" role="status"></p></body></html>`

const screenFiles = (loadedFilesOf) =>
  Object.entries(screens)
    .map(([screen, chunks]) => ` data-${screen}="${[...new Set(chunks.flatMap(loadedFilesOf))].join(' ')}"`)
    .join('')
