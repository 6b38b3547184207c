import type { Pool, QueryConfig, QueryResult } from 'pg'
import type { DataSource } from 'typeorm'
import { Gathered } from '../database/gathered.js'
import { prepared } from '../database/prepared.js'

/** The limiter's parameters of a count: the key, its new points, when a window that begins now ends, and now. */
type Count = readonly [key: string, points: number, expire: number | null, now: number]

interface Counted {
  readonly points: number
  readonly expire: string | null
}

/**
 * The limiter's own statement for many keys, each once, in one order, so two of them never deadlock. It
 * is committed without waiting for the disk: all requests of one address change the same row in turn, and would wait for
 * each other's writes. A crash of PostgreSQL loses the counts of its last moment.
 */
const countAll = prepared(
  `INSERT INTO limits AS kept (key, points, expire)
   SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[]) AS asked (key, points, expire) ORDER BY key
   ON CONFLICT (key) DO UPDATE SET
     points = CASE WHEN kept.expire <= $4 THEN excluded.points ELSE kept.points + excluded.points END,
     expire = CASE WHEN kept.expire <= $4 THEN excluded.expire ELSE kept.expire END
   RETURNING key, points, expire, set_config('synchronous_commit', 'off', true)`,
)

/** Runs the limiter's queries: counts that come at once in one statement. */
export function limitsStore(dataSource: DataSource): Pick<Pool, 'query'> {
  const counts = new Gathered((asked: readonly Count[]) => count(dataSource, asked))
  const query = async ({ name = '', text, values = [] }: QueryConfig): Promise<Pick<QueryResult, 'rows'>> => {
    if (name.endsWith(':rlflx-upsert')) return { rows: [await counts.ask(values as unknown as Count)] }
    return (dataSource.driver as unknown as { master: Pool }).master.query({ name, text, values })
  }
  return { query: query as Pool['query'] }
}

/** Callers with one key have taken their points one after the other. */
async function count(dataSource: DataSource, asked: readonly Count[]): Promise<Counted[]> {
  const sums = new Map<string, number>()
  const expires = new Map<string, number | null>()
  const taken = asked.map(([key, points, expire]) => {
    const upTo = (sums.get(key) ?? 0) + points
    sums.set(key, upTo)
    expires.set(key, expire)
    return upTo
  })
  const now = Math.max(...asked.map(([, , , at]) => at))
  const rows = await dataSource.query<({ key: string } & Counted)[]>(countAll, [
    [...sums.keys()],
    [...sums.values()],
    [...expires.values()],
    now,
  ])
  const kept = new Map(rows.map((row) => [row.key, row]))
  return asked.map(([key], at) => {
    const { points, expire } = kept.get(key)!
    return { points: points - sums.get(key)! + taken[at]!, expire }
  })
}
