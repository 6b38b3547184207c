import type { Search } from './page-search.js'

/** A condition on the list's tables; `value` is the parameter that it names as `$?`. */
export interface Filter {
  readonly condition: string
  readonly value?: unknown
}

/** The rows of a search that match every filter. */
export function filtered(search: Search, filters: readonly Filter[]): Search {
  if (filters.length === 0) return search
  const values = [...search.values]
  const conditions = filters.map(({ condition, value }) =>
    value === undefined ? condition : condition.replaceAll('$?', `$${values.push(value)}`),
  )
  return { condition: [search.condition, ...conditions].join(' AND '), values, total: null }
}
