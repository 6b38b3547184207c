import type { ExportQuery, PageQuery } from '@clarity/contracts'
import type { DataSource } from 'typeorm'
import { filtered, type Filter } from './page-filter.js'
import { readOrder } from './page-order.js'
import { readRows, type PagedList, type PageRows } from './page-rows.js'
import { search, type Search } from './page-search.js'

export type { Filter } from './page-filter.js'
export type { PagedList } from './page-rows.js'

export interface Page<Row> extends PageRows<Row> {
  /** Number of rows on all pages together. */
  readonly total: number
}

/** Rows of one batch: few enough for memory, and enough to keep the number of queries low. */
const batchSize = 2_000

/** Pagination: reads one page and counts all of them. */
export async function readPage<Row>(
  database: DataSource,
  list: PagedList,
  query: PageQuery,
  filters: readonly Filter[] = [],
): Promise<Page<Row>> {
  const order = readOrder(list, query)
  const found = filtered(await search(database, list, query.q), filters)
  const [page, total] = await Promise.all([
    readRows<Row>(database, list, { ...query, order, search: found }),
    found.total ?? countRows(database, list, found),
  ])
  return { ...page, total }
}

/** Every row that the query finds, in its order. A slow reader blocks no writer: no lock is held between batches. */
export async function* readBatches<Row>(
  database: DataSource,
  list: PagedList,
  query: ExportQuery,
  filters: readonly Filter[] = [],
): AsyncGenerator<readonly Row[]> {
  const order = readOrder(list, query)
  const found = filtered(await search(database, list, query.q), filters)
  let cursor: string | undefined
  do {
    const batch: PageRows<Row> = await readRows<Row>(database, list, { order, search: found, cursor, limit: batchSize })
    yield batch.rows
    cursor = batch.nextCursor ?? undefined
  } while (cursor !== undefined)
}

async function countRows(database: DataSource, list: PagedList, { condition, values }: Search): Promise<number> {
  const rows: [{ total: number }] = await database.query(
    `SELECT count(*)::int AS total FROM ${list.from} WHERE ${condition}`,
    [...values],
  )
  return rows[0].total
}
