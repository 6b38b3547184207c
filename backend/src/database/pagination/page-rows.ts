import { QueryFailedError, type DataSource } from 'typeorm'
import { invalidCursor, readCursor, writeCursor } from './page-cursor.js'
import type { PageOrder, SortKey } from './page-order.js'
import type { Search, SearchedTable } from './page-search.js'

/** A list with keyset pagination, in SQL. */
export interface PagedList {
  readonly select: string
  /** Tables that only supply shown columns must be LEFT JOINed: counting leaves them out. */
  readonly from: string
  /** Column that is unique among the rows: the tie-breaker of every order. */
  readonly id: string
  /** Timestamp column of the default order, newest first. */
  readonly newest: string
  /** The sortable fields, by the row's field name. */
  readonly sorts: Readonly<Record<string, SortKey>>
  readonly searched: readonly SearchedTable[]
}

export interface PageRows<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
}

type Placed<Row> = Row & { page_key: string; page_id: string }

interface RowsQuery {
  readonly order: PageOrder
  readonly search: Search
  readonly limit: number
  readonly cursor?: string | undefined
}

/** The rows after the cursor. It names a row, not an offset: rows inserted meanwhile cause no repeats and no gaps. */
export async function readRows<Row>(
  database: DataSource,
  list: PagedList,
  { order: { name, key, direction }, search, limit, cursor }: RowsQuery,
): Promise<PageRows<Row>> {
  const values: unknown[] = [...search.values]
  let condition = search.condition
  if (cursor !== undefined) {
    const after = readCursor(cursor, name)
    const keyNumber = values.push(after.key)
    const idNumber = values.push(after.id)
    const isAfter = direction === 'DESC' ? '<' : '>'
    condition += ` AND (${key.expression}, ${list.id}) ${isAfter} ($${keyNumber}::${key.type}, $${idNumber})`
  }
  const read = database.query<Placed<Row>[]>(
    `SELECT ${list.select}, (${key.expression})::text AS page_key, ${list.id} AS page_id FROM ${list.from}
     WHERE ${condition} ORDER BY ${key.expression} ${direction}, ${list.id} ${direction} LIMIT ${limit + 1}`,
    values,
  )
  const found = await read.catch((error: unknown) => {
    throw cursor !== undefined && isDataException(error) ? invalidCursor() : error
  })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? writeCursor([name, last.page_key, last.page_id]) : null }
}

/** PostgreSQL could not parse a value; here that is the key of a forged cursor. */
function isDataException(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? (error.driverError as { code?: unknown }) : {}
  return String(cause.code).startsWith('22')
}
