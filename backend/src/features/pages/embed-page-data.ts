import { pageDataElementId, type AdminPageData, type ContinuePageData, type PageData } from '@clarity/contracts'

/** The data that a page may include. */
export type EmbeddedData = PageData | AdminPageData | ContinuePageData

const marker = '<!--page-data-->'
const noticeMarker = '<!--notice-->'

/** Embeds the data as JSON in a script element. `<` is escaped, so no value can end the element (XSS). */
export function embedPageData(html: string, data: EmbeddedData | undefined): string {
  const script = data === undefined ? '' : dataScript(data)
  // Replacement functions, because `$&` and similar patterns in a replacement string are special.
  return html.replace(marker, () => script).replace(noticeMarker, () => escapeMarkup(noticeOf(data)))
}

/** The element with the data. */
export function dataScript(data: EmbeddedData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${pageDataElementId}">${json}</script>`
}

/** The parts of a page before and after its data, without a notice. */
export function aroundPageData(html: string): [before: string, after: string] {
  const at = html.indexOf(marker)
  return [html.slice(0, at), html.slice(at + marker.length).replace(noticeMarker, '')]
}

/** What a browser without scripts shows; '' for most pages. */
export function noticeOf(data: EmbeddedData | undefined): string {
  return data && 'notice' in data && data.notice ? `${data.notice} ` : ''
}

const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
