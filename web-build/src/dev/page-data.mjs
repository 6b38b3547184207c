import { dataMarker } from '../page-plugin.mjs'

/** The data that a backend inserted into a page for its scripts. */
export const pageData = /<script type="application\/json" id="page-data">([^<]*)<\/script>/

/** The data of a page; undefined if there is none. */
export function pageDataOf(html) {
  const found = pageData.exec(html)
  return found ? JSON.parse(found[1]) : undefined
}

export const withPageData = (page, data) => page.replace(dataMarker, () => (data === undefined ? '' : scriptOf(data)))

/** The element that carries data on a page. */
export const scriptOf = (data) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
