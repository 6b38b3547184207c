import { pageDataElementId, type AdminPageData, type ContinuePageData, type PageData } from '@clarity/contracts'

/** The data of any page that is given some. */
export type PlacedData = PageData | AdminPageData | ContinuePageData

const marker = '<!--page-data-->'
const noticeMarker = '<!--notice-->'

/** The page with its data in it, which is no markup whatever it says: no `<` leaves the script element it stands in. */
export function placePageData(html: string, data: PlacedData | undefined): string {
  const notice = data && 'notice' in data && data.notice ? `${data.notice} ` : ''
  const json = JSON.stringify(data)?.replaceAll('<', '\\u003c')
  const script = json && `<script type="application/json" id="${pageDataElementId}">${json}</script>`
  // Functions, because in a text `$&` and its kin mean something.
  return html.replace(marker, () => script ?? '').replace(noticeMarker, () => escapeMarkup(notice))
}

const escapeMarkup = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
