import { baseColumns } from './base-columns.js'
import { listColumns, findMissingColumns, type TableColumns } from './list-columns.js'
import type { Query } from './query.js'
import { isOlder, release } from './release.js'
import { usedColumns } from './used-columns.js'

/** Whether this release can run on a database. */
export interface Readiness {
  /** The oldest release that may use this database, if this one may not; else null. */
  readonly neededRelease: string | null
  /** Columns that this release uses and the database lacks, as `table.column`. Additional columns do not matter. */
  readonly missing: readonly string[]
}

/** The state of a database, as seen by this release. */
export interface SchemaState extends Readiness {
  /** Names of the applied migrations, oldest first. */
  readonly migrations: readonly string[]
  /** Columns of the base schema that it lacks, as `table.column`. */
  readonly missingOfBase: readonly string[]
  /** Such as 'UTF8'. */
  readonly encoding: string
  /** Tables of the base schema that exist. */
  readonly baseTables: readonly string[]
}

/** Runs at every health probe, so it is limited to two queries. */
export async function readReadiness(query: Query): Promise<Readiness> {
  return readinessOf(query, await listColumns(query))
}

export async function readSchemaState(query: Query): Promise<SchemaState> {
  const present = await listColumns(query)
  const [server] = await query<{ encoding: string }>(`SELECT current_setting('server_encoding') AS encoding`)
  return {
    ...(await readinessOf(query, present)),
    encoding: server!.encoding,
    migrations: present.has('migrations') ? await listMigrations(query) : [],
    missingOfBase: findMissingColumns(present, baseColumns),
    baseTables: Object.keys(baseColumns).filter((table) => present.has(table)),
  }
}

async function readinessOf(query: Query, present: TableColumns): Promise<Readiness> {
  return {
    neededRelease: present.has('installation') ? await findNeededRelease(query) : null,
    missing: findMissingColumns(present, usedColumns),
  }
}

async function listMigrations(query: Query): Promise<string[]> {
  return (await query<{ name: string }>('SELECT name FROM migrations ORDER BY id')).map(({ name }) => name)
}

async function findNeededRelease(query: Query): Promise<string | null> {
  const [row] = await query<{ oldest_release: string }>('SELECT oldest_release FROM installation')
  return row && isOlder(release, row.oldest_release) ? row.oldest_release : null
}
