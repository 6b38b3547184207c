import type { DataSource } from 'typeorm'
import type { Narrowing } from './page-filter.js'
import type { PagedList } from './paged-list.js'

/** Number of rows on all pages together; an estimate where counting all would take long. */
export interface Count {
  readonly total: number
  readonly isExact: boolean
}

const mostCounted = 10_000

/** Counts the rows up to ten thousand. Beyond, it is what PostgreSQL expects by its statistics. */
export async function countRows(database: DataSource, list: PagedList, narrowing: Narrowing): Promise<Count> {
  const values = [...narrowing.values]
  // Materialized, so that the search's index finds the rows, whatever the limit.
  const rows = `SELECT ${list.id} FROM ${list.table} WHERE ${narrowing.search ?? 'true'} AND ${narrowing.filter}`
  const found: [{ total: number }] = await database.query(
    `WITH found AS MATERIALIZED (${rows})
     SELECT count(*)::int AS total FROM (SELECT FROM found LIMIT ${mostCounted + 1}) AS first`,
    values,
  )
  const [{ total }] = found
  if (total <= mostCounted) return { total, isExact: true }
  const [{ 'QUERY PLAN': plans }] = await database.query<[{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }]>(
    `EXPLAIN (FORMAT JSON) ${rows}`,
    values,
  )
  return { total: Math.max(total, plans[0].Plan['Plan Rows']), isExact: false }
}
