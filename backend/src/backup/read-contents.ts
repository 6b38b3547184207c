import { listColumns, type TableColumns } from '../database/schema/list-columns.js'
import type { Query } from '../database/schema/query.js'
import { knownColumns } from '../database/schema/used-columns.js'
import type { Manifest, Table } from './manifest.js'

interface Contents extends Pick<Manifest, 'migrations' | 'tables' | 'sequences' | 'postgres'> {
  /** Tables and columns that no migration created, as `table` or `table.column`: a restore could not fill them. */
  readonly foreign: readonly string[]
}

/** The pg-boss tables that the jobs need: its version, statistics and warnings are recreated. */
const queueTables = ['queue', 'job', 'schedule', 'subscription', 'job_dependency']

/** Every table and sequence of the product and its job queue, as the transaction sees them. */
export async function readContents(query: Query): Promise<Contents> {
  const [server] = await query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  const migrations = await query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
  const present = await listColumns(query)
  const own = [...present].filter(([name]) => name in knownColumns).map(([name, columns]) => ownTable(name, columns))
  return {
    postgres: server!.version,
    migrations: migrations.map(({ name }) => name),
    tables: [...own.toSorted((one, other) => (one.name < other.name ? -1 : 1)), ...(await listQueueTables(query))],
    sequences: await listSequences(query, own),
    foreign: listForeign(present),
  }
}

function ownTable(name: string, columns: ReadonlySet<string>): Table {
  return { schema: 'public', name, columns: knownColumns[name]!.filter((column) => columns.has(column)) }
}

function listForeign(present: TableColumns): string[] {
  return [...present].flatMap(([table, columns]) => {
    const known = knownColumns[table]
    if (known) return [...columns].filter((column) => !known.includes(column)).map((column) => `${table}.${column}`)
    return table === 'migrations' ? [] : [table]
  })
}

function listQueueTables(query: Query): Promise<Table[]> {
  return query<Table>(
    `SELECT 'pgboss' AS schema, c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = to_regnamespace('pgboss') AND c.relname = ANY($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [queueTables],
  )
}

// Sequences are not transactional, so the value read now is at least the highest that the rows have used.
function listSequences(query: Query, tables: readonly Table[]): Promise<Manifest['sequences']> {
  return query(
    `SELECT 'public' AS schema, s.relname::text AS name, pg_sequence_last_value(s.oid)::text AS last_value
     FROM pg_class s
     JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.deptype IN ('a', 'i')
     JOIN pg_class t ON t.oid = d.refobjid
     WHERE s.relkind = 'S' AND s.relnamespace = current_schema()::regnamespace AND t.relname = ANY($1)
     ORDER BY s.relname`,
    [tables.map(({ name }) => name)],
  )
}
