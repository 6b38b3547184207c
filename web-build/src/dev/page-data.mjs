import { dataMarker } from '../page-plugin.mjs'

const pageData = /<script type="application\/json" id="page-data">([^<]*)<\/script>/

/** The data that the backend inserted into a page for its scripts; undefined if there is none. */
export function pageDataOf(html) {
  const found = pageData.exec(html)
  return found ? JSON.parse(found[1]) : undefined
}

export function withPageData(page, data) {
  const json = JSON.stringify(data)?.replaceAll('<', '\\u003c')
  return page.replace(dataMarker, () => (json ? `<script type="application/json" id="page-data">${json}</script>` : ''))
}
