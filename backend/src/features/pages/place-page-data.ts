import { pageDataElementId, type AdminPageData, type PageData } from '@clarity/contracts'

const marker = '<!--page-data-->'

/** The page with its data in it, which is no markup whatever it says: no `<` leaves the script element it stands in. */
export function placePageData(html: string, data: PageData | AdminPageData | undefined): string {
  if (data === undefined) return html.replace(marker, '')
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // A function, because in a text `$&` and its kin mean something.
  return html.replace(marker, () => `<script type="application/json" id="${pageDataElementId}">${json}</script>`)
}
