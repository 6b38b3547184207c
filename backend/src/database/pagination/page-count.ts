import type { DataSource } from 'typeorm'
import { isWhole, type Narrowing } from './page-filter.js'
import type { PagedList } from './paged-list.js'

/** Number of rows on all pages together; an estimate where counting all would take long. */
export interface Count {
  readonly total: number
  readonly isExact: boolean
}

const mostCounted = 10_000

/** An expression that counts the rows up to ten thousand and one. */
export function countUpToMost(list: PagedList, narrowing: Narrowing): string {
  const first = (rows: string) => `SELECT count(*)::int FROM (${rows} LIMIT ${mostCounted + 1}) AS first`
  if (isWhole(narrowing)) return `(${first(matching(list, narrowing))})`
  // Materialized, so the index of a search or of a filter finds the rows even with a limit.
  return `(WITH found AS MATERIALIZED (${matching(list, narrowing)}) ${first('SELECT FROM found')})`
}

export async function countRows(database: DataSource, list: PagedList, narrowing: Narrowing): Promise<Count> {
  const [{ total }] = await database.query<[{ total: number }]>(`SELECT ${countUpToMost(list, narrowing)} AS total`, [
    ...narrowing.values,
  ])
  return exactOrEstimated(database, list, narrowing, total)
}

/** What was counted; beyond ten thousand, what PostgreSQL expects by its statistics. */
export async function exactOrEstimated(
  database: DataSource,
  list: PagedList,
  narrowing: Narrowing,
  counted: number,
): Promise<Count> {
  if (counted <= mostCounted) return { total: counted, isExact: true }
  const [{ 'QUERY PLAN': plans }] = await database.query<[{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }]>(
    `EXPLAIN (FORMAT JSON) ${matching(list, narrowing)}`,
    [...narrowing.values],
  )
  return { total: Math.max(counted, plans[0].Plan['Plan Rows']), isExact: false }
}

function matching(list: PagedList, { search, filter }: Narrowing): string {
  return `SELECT ${list.id} FROM ${list.table} WHERE ${search ?? 'true'} AND ${filter}`
}
