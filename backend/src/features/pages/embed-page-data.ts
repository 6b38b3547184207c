import { pageDataElementId, type AdminPageData, type ContinuePageData, type PageData } from '@clarity/contracts'

/** The data that a page may include. */
export type EmbeddedData = PageData | AdminPageData | ContinuePageData

const marker = '<!--page-data-->'
const noticeMarker = '<!--notice-->'

/** Embeds the data as JSON in a script element. `<` is escaped, so no value can end the element (XSS). */
export function embedPageData(html: string, data: EmbeddedData | undefined): string {
  const notice = data && 'notice' in data && data.notice ? `${data.notice} ` : ''
  const json = JSON.stringify(data)?.replaceAll('<', '\\u003c')
  const script = json && `<script type="application/json" id="${pageDataElementId}">${json}</script>`
  // Replacement functions, because `$&` and similar patterns in a replacement string are special.
  return html.replace(marker, () => script ?? '').replace(noticeMarker, () => escapeMarkup(notice))
}

const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
