import type { SortKey } from './page-order.js'
import type { Searched } from './page-search.js'

/** A list with keyset pagination, in SQL. */
export interface PagedList {
  readonly select: string
  /** The table whose rows are listed, with its alias. Orders, searches and filters use its columns alone. */
  readonly table: string
  readonly alias: string
  /** Tables that only supply shown columns, LEFT JOINed. */
  readonly joins?: string
  /** Column that is unique among the rows: the tie-breaker of every order. */
  readonly id: string
  /** Timestamp column of the default order, newest first. */
  readonly newest: string
  /** The sortable fields, by the row's field name. */
  readonly sorts: Readonly<Record<string, SortKey>>
  readonly searched: Searched
}
