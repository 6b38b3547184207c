import { listColumns } from '../database/schema/list-columns.js'
import type { Query } from '../database/schema/query.js'
import { StartFailure } from '../start/start-failure.js'

/** Throws StartFailure if the database already has tables or jobs. Objects that belong to an extension do not count. */
export async function requireEmptyDatabase(query: Query): Promise<void> {
  const [found] = [...(await listColumns(query)).keys()].toSorted()
  if (found !== undefined) throw notEmpty(`the table ${found}`)
  const [queues] = await query<{ exists: boolean }>(`SELECT to_regclass('pgboss.queue') IS NOT NULL AS exists`)
  if (queues?.exists && (await query('SELECT 1 FROM pgboss.queue LIMIT 1')).length > 0) throw notEmpty('job queues')
}

function notEmpty(what: string): StartFailure {
  return new StartFailure(
    `The database is not empty (it has ${what}): nothing was restored; set DATA_DIR to a new folder, or DATABASE_URL to an empty database.`,
  )
}
