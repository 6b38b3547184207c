import { getConstructionPlans } from 'pg-boss'
import type { Query } from '../database/schema/query.js'

/** Creates the tables of the job queue in a database without them, like the first start of a server. */
export async function prepareQueueSchema(query: Query): Promise<void> {
  const [found] = await query<{ exists: boolean }>(`SELECT to_regclass('pgboss.version') IS NOT NULL AS exists`)
  if (!found?.exists) await query(getConstructionPlans('pgboss'))
}
