import type { PageQuery } from '@clarity/contracts'
import { QueryFailedError, type DataSource } from 'typeorm'
import { brokenCursor, readCursor, writeCursor } from './page-cursor.js'
import { readOrder, type PageOrder, type SortKey } from './page-order.js'

/** A list that is read page by page, in SQL. */
export interface PagedList {
  readonly select: string
  readonly from: string
  /** Column that is unique among the rows: it orders those that are otherwise equal. */
  readonly id: string
  /** Column of the moment that puts the newest row first. */
  readonly newest: string
  /** What a caller may sort by, named as the row names it. */
  readonly sorts: Readonly<Record<string, SortKey>>
  readonly searched: readonly string[]
}

export interface Page<Row> {
  readonly rows: readonly Row[]
  /** Of all pages together. */
  readonly total: number
  readonly nextCursor: string | null
}

type Placed<Row> = Row & { page_key: string; page_id: string }

/** Reads one page. It continues after a row, not at a number, so rows that come meanwhile neither repeat nor hide any. */
export async function readPage<Row>(database: DataSource, list: PagedList, query: PageQuery): Promise<Page<Row>> {
  const order = readOrder(list, query)
  const search = searchCondition(list, query.q)
  const counted: [{ total: number }] = await database.query(
    `SELECT count(*)::int AS total FROM ${list.from} WHERE ${search.condition}`,
    search.values,
  )
  const found = await readRows<Row>(database, list, order, search, query)
  const rows = found.slice(0, query.limit)
  const last = found.length > query.limit ? rows.at(-1) : undefined
  return {
    rows,
    total: counted[0].total,
    nextCursor: last ? writeCursor([order.name, last.page_key, last.page_id]) : null,
  }
}

interface Search {
  readonly condition: string
  readonly values: readonly string[]
}

function searchCondition({ searched }: PagedList, q = ''): Search {
  const words = q.trim()
  if (words === '') return { condition: 'true', values: [] }
  const pattern = `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return { condition: `(${searched.map((column) => `${column} ILIKE $1`).join(' OR ')})`, values: [pattern] }
}

async function readRows<Row>(
  database: DataSource,
  list: PagedList,
  { name, key, direction }: PageOrder,
  search: Search,
  { cursor, limit }: PageQuery,
): Promise<Placed<Row>[]> {
  const values: unknown[] = [...search.values]
  let condition = search.condition
  if (cursor !== undefined) {
    const after = readCursor(cursor, name)
    const keyNumber = values.push(after.key)
    const idNumber = values.push(after.id)
    const isAfter = direction === 'DESC' ? '<' : '>'
    condition += ` AND (${key.expression}, ${list.id}) ${isAfter} ($${keyNumber}::${key.type}, $${idNumber})`
  }
  try {
    return await database.query(
      `SELECT ${list.select}, (${key.expression})::text AS page_key, ${list.id} AS page_id FROM ${list.from}
       WHERE ${condition} ORDER BY ${key.expression} ${direction}, ${list.id} ${direction} LIMIT ${limit + 1}`,
      values,
    )
  } catch (error) {
    throw cursor !== undefined && isDataException(error) ? brokenCursor() : error
  }
}

/** PostgreSQL could not read a value, which here is the key of a cursor that somebody made up. */
function isDataException(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? (error.driverError as { code?: unknown }) : {}
  return String(cause.code).startsWith('22')
}
