import { readdirSync, readFileSync } from 'node:fs'
import { withClient } from './with-client.js'
import { type ClonedDatabase, emptyDatabase } from './clone-database.js'

const folder = new URL('./releases/', import.meta.url)

/** Every release with a stored database, oldest first. */
export const releases = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .map((name) => name.replace(/\.sql$/, ''))
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))

/** The facts that must stay true in a release's database, as e2e/upgrade recorded them. */
export interface ReleaseRecord {
  readonly links: Readonly<Record<string, string>>
  readonly reports: Readonly<Record<string, string>>
  readonly transcripts: Readonly<Record<string, readonly unknown[]>>
  readonly requests: Readonly<Record<string, string>>
  readonly scenarios: readonly { id: string }[]
  readonly remote: { active_version: string | null; changes: readonly unknown[]; entries: Record<string, string> }
  readonly counts: Readonly<Record<string, number>>
  readonly admins: readonly { email: string; password: string }[]
  readonly readings: readonly { path: string; content: string }[]
  readonly undone: readonly { what: string; requestId: string; becomes: string }[]
}

export function recordOf(release: string): ReleaseRecord {
  return JSON.parse(readFileSync(new URL(`${release}.json`, folder), 'utf8')) as ReleaseRecord
}

/** The database as the release left it, not yet migrated. */
export async function releasedDatabase(release: string): Promise<ClonedDatabase> {
  const database = await emptyDatabase()
  await withClient(database.url, (client) => client.query(readFileSync(new URL(`${release}.sql`, folder), 'utf8')))
  return database
}

/** Shifts all times in the database until it looks a minute old: what was valid then has not expired now. */
export async function moveToNow(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ statement: string }>(`
      SELECT format('UPDATE %s SET %s', c.oid::regclass,
        string_agg(format('%1$I = %1$I + (SELECT by FROM shift)', a.attname), ', ')) AS statement
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.atttypid = 'timestamptz'::regtype
        AND c.oid::regclass::text !~ '^pgboss[.](version|queue_stats)$'
        AND c.relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
      GROUP BY c.oid`)
    await client.query(
      `CREATE TEMP TABLE shift AS SELECT now() - interval '1 minute' - max(created_at) AS by FROM demo_requests`,
    )
    for (const { statement } of rows) await client.query(statement)
  })
}
