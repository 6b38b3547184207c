import type { Search } from './page-search.js'

/** A condition on the list's own table; `value` is the parameter that it names as `$?`. */
export interface Filter {
  readonly condition: string
  readonly value?: unknown
}

/** The rows of a list that match its filters and its search; parameters begin at $1. */
export interface Narrowing {
  readonly filter: string
  /** Null without a search. */
  readonly search: string | null
  readonly values: readonly unknown[]
}

const everyRow = 'true'

/** True if all rows of the list match. */
export function isWhole({ filter, search }: Narrowing): boolean {
  return filter === everyRow && search === null
}

export function narrowed(search: Search | null, filters: readonly Filter[]): Narrowing {
  const values = [...(search?.values ?? [])]
  const conditions = filters.map(({ condition, value }) =>
    value === undefined ? condition : condition.replaceAll('$?', `$${values.push(value)}`),
  )
  return { filter: [everyRow, ...conditions].join(' AND '), search: search?.condition ?? null, values }
}
