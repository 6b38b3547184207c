import type { Pool, QueryConfig } from 'pg'
import type { DataSource } from 'typeorm'

const returned = 'RETURNING points, expire'

/**
 * Runs the limiter's queries. A count is committed without waiting for the disk: all requests of one address change the
 * same row in turn, and would wait for each other's writes. A crash of PostgreSQL loses the counts of its last moment.
 */
export function limitsStore(dataSource: DataSource): Pick<Pool, 'query'> {
  const query = ({ text, ...config }: QueryConfig) =>
    (dataSource.driver as unknown as { master: Pool }).master.query({
      ...config,
      text: text.replace(returned, `${returned}, set_config('synchronous_commit', 'off', true)`),
    })
  return { query: query as Pool['query'] }
}
