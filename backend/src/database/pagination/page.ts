import type { ExportQuery, PageQuery } from '@clarity/contracts'
import type { DataSource } from 'typeorm'
import { countRows, countUpToMost, exactOrEstimated, type Count } from './page-count.js'
import { narrowed, type Filter } from './page-filter.js'
import { readOrder } from './page-order.js'
import { readRows, type PageRows } from './page-rows.js'
import { search } from './page-search.js'
import type { PagedList } from './paged-list.js'

export type { Filter } from './page-filter.js'
export type { PagedList } from './paged-list.js'

export interface Page<Row> extends PageRows<Row> {
  /** Comes with the first page: the others belong to the same list. */
  readonly count: Count | null
}

/** Rows of one batch: few enough for memory, and enough to keep the number of queries low. */
const batchSize = 2_000

/** Pagination: reads one page, and with the first one counts all of them. */
export async function readPage<Row>(
  database: DataSource,
  list: PagedList,
  query: PageQuery,
  filters: readonly Filter[] = [],
): Promise<Page<Row>> {
  const order = readOrder(list, query)
  const narrowing = narrowed(await search(database, list.searched, query.q), filters)
  const rowsQuery = { ...query, order, narrowing }
  if (query.cursor !== undefined) return { ...(await readRows<Row>(database, list, rowsQuery)), count: null }
  // A search tries two ways to its rows, and is counted meanwhile.
  if (narrowing.search !== null) {
    const [page, count] = await Promise.all([
      readRows<Row>(database, list, rowsQuery),
      countRows(database, list, narrowing),
    ])
    return { ...page, count }
  }
  const page = await readRows<Row>(database, list, { ...rowsQuery, total: countUpToMost(list, narrowing) })
  return { ...page, count: await exactOrEstimated(database, list, narrowing, page.total) }
}

/** Every row that the query finds, in its order. A slow reader blocks no writer: no lock is held between batches. */
export async function* readBatches<Row>(
  database: DataSource,
  list: PagedList,
  query: ExportQuery,
  filters: readonly Filter[] = [],
): AsyncGenerator<readonly Row[]> {
  const order = readOrder(list, query)
  const narrowing = narrowed(await search(database, list.searched, query.q), filters)
  let cursor: string | undefined
  do {
    const batch: PageRows<Row> = await readRows<Row>(database, list, { order, narrowing, cursor, limit: batchSize })
    yield batch.rows
    cursor = batch.nextCursor ?? undefined
  } while (cursor !== undefined)
}
