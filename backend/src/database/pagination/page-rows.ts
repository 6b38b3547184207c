import { pageLimitDefault } from '@clarity/contracts'
import { QueryFailedError, type DataSource } from 'typeorm'
import { prepared } from '../prepared.js'
import { invalidCursor, writeCursor } from './page-cursor.js'
import { isWhole, type Narrowing } from './page-filter.js'
import type { PageOrder } from './page-order.js'
import { firstRows, isAfter, orderBy, sourceOf, type Source } from './page-source.js'
import type { PagedList } from './paged-list.js'

export interface PageRows<Row> {
  readonly rows: readonly Row[]
  readonly nextCursor: string | null
  /** What `total` gave; 0 without rows. */
  readonly total: number
}

type Placed<Row> = Row & { page_key: string; page_id: string; page_total?: number }

interface RowsQuery {
  readonly order: PageOrder
  readonly narrowing: Narrowing
  readonly limit: number
  readonly cursor?: string | undefined
  /** An expression whose value comes with the rows, and so without a query of its own. */
  readonly total?: string | undefined
}

/** Rows that are searched in order: a frequent text fills a page from them. A rarer one is looked up in its index. */
const window = 4_000

/** The rows after the cursor. It names a row, not an offset: rows inserted meanwhile cause no repeats and no gaps. */
export async function readRows<Row>(
  database: DataSource,
  list: PagedList,
  { order, narrowing, limit, cursor, total }: RowsQuery,
): Promise<PageRows<Row>> {
  const { filter, search, values: given } = narrowing
  const values = [...given]
  // The page that a screen opens with: one text for each list.
  const isOpening = order.name === '' && isWhole(narrowing) && limit === pageLimitDefault && cursor === undefined
  const source = sourceOf(list, order, { filter, cursor }, values)
  const read = (from: string, condition: string) => {
    const text = `SELECT ${list.select}, (${order.key.expression})::text AS page_key, ${list.id} AS page_id
         ${total === undefined ? '' : `, ${total} AS page_total`}
       FROM ${from} ${list.joins ?? ''} WHERE ${condition} ${orderBy(source)} LIMIT ${limit + 1}`
    return database.query<Placed<Row>[]>(isOpening ? prepared(text) : text, values)
  }
  const find = async () => {
    if (search === null) return read(firstRows(source, limit + 1), 'true')
    const frequent = await read(firstRows(source, Math.max(window, limit + 1)), search)
    return frequent.length > limit ? frequent : read(allRows(source, search), isAfter(source))
  }
  const found = await find().catch((error: unknown) => {
    throw cursor !== undefined && isDataException(error) ? invalidCursor() : error
  })
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const counted = found[0]?.page_total ?? 0
  return { rows, total: counted, nextCursor: last ? writeCursor([order.name, last.page_key, last.page_id]) : null }
}

/** OFFSET keeps them apart: the rows are found by the search's index and not, for the sake of the limit, in order. */
const allRows = ({ list: { table, alias }, filter }: Source, search: string) =>
  `(SELECT ${alias}.* FROM ${table} WHERE ${search} AND ${filter} OFFSET 0) ${alias}`

/** PostgreSQL could not parse a value; here that is the key of a forged cursor. */
function isDataException(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? (error.driverError as { code?: unknown }) : {}
  return String(cause.code).startsWith('22')
}
