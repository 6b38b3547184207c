import { byGroup, type SortKey } from './page-order.js'
import type { PagedList } from './paged-list.js'

/** Orders a list by the titles of its scenarios, which are few. Deleted ones count: their demos keep them. */
export function byScenarioTitle(column: string, scenarios: string): SortKey {
  return byGroup('s.title', { groups: scenarios, id: 's.id', column })
}

/** Searches a list by the titles of its scenarios. */
export function searchedTitles(column: string): NonNullable<PagedList['searched']['other']> {
  return {
    column,
    text: String.raw`plain_text(E'\n' || title)`,
    query: (condition) => `SELECT id AS found FROM scenarios WHERE ${condition}`,
  }
}
