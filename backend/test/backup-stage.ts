import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { openArchive } from '../src/backup/open-archive.js'
import { restoreDatabase } from '../src/backup/restore-database.js'
import { markOutcomesUnknown } from '../src/backup/mark-outcomes-unknown.js'
import { migrate } from '../src/database/migrate.js'
import { queryOf } from '../src/database/schema/query.js'
import { type ClonedDatabase, emptyDatabase } from './clone-database.js'
import { compileBackend, type CompiledBackend } from './compiled-backend.js'
import { describeSchema } from './describe-schema.js'
import { withClient } from './with-client.js'
import { listTableColumns, readRows } from './read-rows.js'
import { releasedDatabase } from './released-databases.js'

/** A database with rows of every kind. As after a restore, its queued rows have an unknown outcome. */
async function fullDatabase(): Promise<ClonedDatabase> {
  const database = await releasedDatabase('0.1.0')
  await migrate(database.url)
  await withClient(database.url, (client) => markOutcomesUnknown(queryOf(client)))
  return database
}

export interface BackupFolder {
  readonly path: string
  /** Path for an archive in the folder. */
  readonly file: string
  remove(): Promise<void>
}

async function newBackupFolder(): Promise<BackupFolder> {
  const path = await mkdtemp(join(tmpdir(), 'clarity-backup-'))
  return { path, file: join(path, 'clarity.tar.gz'), remove: () => rm(path, { recursive: true }) }
}

export interface BackupStage {
  source: ClonedDatabase
  /** An empty database, new for each test. */
  target: ClonedDatabase
  folder: BackupFolder
}

/** Sets up and removes the stage of each test in a file. */
export function useBackupStage(): BackupStage {
  const stage = {} as BackupStage
  beforeAll(async () => {
    stage.source = await fullDatabase()
  })
  afterAll(() => stage.source.drop())
  beforeEach(async () => {
    stage.target = await emptyDatabase()
    stage.folder = await newBackupFolder()
  })
  afterEach(async () => {
    await stage.folder.remove()
    await stage.target.drop()
  })
  return stage
}

/** Everything that a backup contains: no list of migrations, which has times, and no internal tables of the queue. */
export async function contentsOf({ url }: ClonedDatabase) {
  return withClient(url, async (client) => {
    const rows = await readRows(client, await listTableColumns(client))
    for (const own of ['public.migrations', 'pgboss.version', 'pgboss.queue_stats']) rows.delete(own)
    const names = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
    const sequences = await client.query(
      `SELECT sequencename, last_value FROM pg_sequences WHERE sequencename <> 'migrations_id_seq' ORDER BY 1`,
    )
    return { schema: await describeSchema(client), rows, migrations: names.rows, sequences: sequences.rows }
  })
}

export async function tablesIn({ url }: ClonedDatabase): Promise<string[]> {
  const tables = await withClient(url, listTableColumns)
  return [...tables.keys()].filter((name) => name.startsWith('public.'))
}

export async function restoreInto({ url }: ClonedDatabase, file: string) {
  return restoreDatabase(url, await openArchive(file), () => undefined)
}

/** Waits until another session waits for a lock on the table that this client has locked. */
export async function untilWaiting(client: Client, table: string): Promise<void> {
  const text = 'SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass'
  await vi.waitFor(async () => expect((await client.query(text, [table])).rowCount).toBe(1), { timeout: 20_000 })
}

/** Runs one call, such as `backupDatabase('postgres://…', 'file', () => {})`, in a separate process. */
export type StartProcess = (call: string) => ChildProcess

/** For tests that kill the process: gives the function that starts one. */
export function useBackupProcesses(): StartProcess {
  let compiled: CompiledBackend
  beforeAll(async () => {
    compiled = await compileBackend()
  })
  afterAll(() => compiled.remove())
  const load = (name: string) => `...(await import(${JSON.stringify(join(compiled.dir, 'backup', name))}))`
  return (call) => {
    const modules = ['backup-database.js', 'restore-database.js', 'open-archive.js'].map(load).join(', ')
    const program = `const { backupDatabase, restoreDatabase, openArchive } = { ${modules} }; await ${call}`
    return spawn('node', ['--input-type=module', '--eval', program], { stdio: ['ignore', 'inherit', 'inherit'] })
  }
}
