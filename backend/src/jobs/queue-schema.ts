import { getConstructionPlans } from 'pg-boss'
import type { Query } from '../database/schema/query.js'

/** Makes the tables of the job queue in a database that has none yet, as the first start of a server would. */
export async function prepareQueueSchema(query: Query): Promise<void> {
  const [found] = await query<{ exists: boolean }>(`SELECT to_regclass('pgboss.version') IS NOT NULL AS exists`)
  if (!found?.exists) await query(getConstructionPlans('pgboss'))
}
