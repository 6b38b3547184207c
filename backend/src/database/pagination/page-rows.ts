import { QueryFailedError, type DataSource } from 'typeorm'
import { brokenCursor, readCursor, writeCursor } from './page-cursor.js'
import type { PageOrder, SortKey } from './page-order.js'
import type { Search, SearchedTable } from './page-search.js'

/** A list with keyset pagination, in SQL. */
export interface PagedList {
  readonly select: string
  /** What is joined only to be shown is joined from the left, so that counting can leave it out. */
  readonly from: string
  /** Column that is unique among the rows: it orders those that are otherwise equal. */
  readonly id: string
  /** Column of the moment that puts the newest row first. */
  readonly newest: string
  /** What a caller may sort by, named as the row names it. */
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

/** The rows after the cursor. It names a row, not a number, so rows that come meanwhile neither repeat nor hide any. */
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
    throw cursor !== undefined && isDataException(error) ? brokenCursor() : error
  })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  return { rows, nextCursor: last ? writeCursor([name, last.page_key, last.page_id]) : null }
}

/** PostgreSQL could not read a value, which here is the key of a cursor that somebody made up. */
function isDataException(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? (error.driverError as { code?: unknown }) : {}
  return String(cause.code).startsWith('22')
}
