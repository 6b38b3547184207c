import { Client } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { findUnknownMigration } from '../database/migrations/find-unknown-migration.js'
import { queryOf, type Query } from '../database/schema/query.js'
import { readSchemaState } from '../database/schema/read-schema-state.js'
import { release } from '../database/schema/release.js'
import { isFromBeforeBase } from '../database/schema/schema-refusal.js'
import { StartFailure } from '../start/start-failure.js'
import type { Say } from '../start/say.js'
import { writeArchive, type AddFile } from './archive-writer.js'
import { archiveFormat, manifestName, partName, type Manifest, type Table } from './manifest.js'
import { RowProgress } from './progress.js'
import { quoted, quotedList } from './quote.js'
import { readContents } from './read-contents.js'
import { copySettings } from './session-settings.js'
import { wholeRows } from './whole-rows.js'

export interface BackupTotals {
  readonly tables: number
  readonly rows: number
}

/**
 * Writes every row of the database, as of one moment, to a file. The server may keep running. Throws if the database
 * cannot be read or the file cannot be written; then no file is left.
 */
export async function backupDatabase(url: string, file: string, say: Say): Promise<BackupTotals> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'clarity backup',
  })
  let lost: unknown
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    await client.query(copySettings)
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await requireOwnSchema(queryOf(client))
    const { foreign, ...contents } = await readContents(queryOf(client))
    if (foreign.length > 0) say(`Left out, because no release of Clarity made it: ${foreign.join(', ')}`)
    const progress = new RowProgress(say)
    await writeArchive(file, async (add) => {
      await add(manifestName, Buffer.from(`${JSON.stringify(describe(contents), null, 2)}\n`))
      for (const table of contents.tables) await addTable(client, table, add, progress)
    })
    return { tables: contents.tables.length, rows: progress.rows }
  } catch (error) {
    throw lost ?? error
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Refuses a database that no restore could bring back: without our tables, older than 0.1.0, or of a later release. */
async function requireOwnSchema(query: Query): Promise<void> {
  const state = await readSchemaState(query)
  if (state.migrations.length === 0)
    throw new StartFailure(
      'The database has no tables of Clarity: set DATA_DIR or DATABASE_URL to what the server was started with.',
    )
  if (isFromBeforeBase(state))
    throw new StartFailure(
      'The database was made by a Clarity from before 0.1.0, whose backups could not be restored: stop it and copy its folder, or use pg_dump.',
    )
  const later = findUnknownMigration(state.migrations)
  if (later !== undefined)
    throw new StartFailure(
      `The database has been migrated by a later release of Clarity than this ${release} (${later}): run the backup of that release.`,
    )
}

function describe(contents: Omit<Manifest, 'product' | 'format' | 'release' | 'made_at'>): Manifest {
  return { product: 'clarity', format: archiveFormat, release, made_at: new Date().toISOString(), ...contents }
}

async function addTable(client: Client, table: Table, add: AddFile, progress: RowProgress): Promise<void> {
  // A query instead of the table itself: COPY does not read a partitioned table.
  const query = `SELECT ${quotedList(table.columns)} FROM ${quoted(table)}`
  const copy: AsyncIterable<Buffer> = client.query(copyTo(`COPY (${query}) TO STDOUT`))
  let parts = 0
  for await (const { content, rows } of wholeRows(copy)) {
    parts += 1
    await add(partName(table, parts), content)
    progress.add(rows)
  }
}
