import { setTimeout as delay } from 'node:timers/promises'
import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm'
import { StartFailure } from '../start/start-failure.js'
import { untimedOptions } from './data-source.js'
import { causeOf } from './explain-failure.js'
import { readSchemaState } from './schema/read-schema-state.js'
import { schemaRefusal } from './schema/schema-refusal.js'

/**
 * Lock timeout. A statement that waits for a table's lock blocks every later query of that table, including those of a
 * running server. So it times out soon and is retried.
 */
const lockTimeoutMs = 3_000
const lockTries = 40
const lockPauseMs = 500

/**
 * Migrates the schema to this release. Safe when several processes start at once: one migrates, the others wait.
 * Safe to kill: each migration is one transaction. Throws StartFailure for a database that it must not change.
 */
export async function migrate(url: string): Promise<void> {
  const dataSource = await new DataSource(untimedOptions(url)).initialize()
  const runner = dataSource.createQueryRunner()
  try {
    await withMigrationLock(runner, () => migrateLocked(dataSource, runner))
  } finally {
    await runner.release()
    await dataSource.destroy()
  }
}

/** Runs the work while holding the lock of migrations and restores of this database. */
export async function withMigrationLock(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  const lock = ['clarity migrations']
  // Polled: a session that waits for a lock inside the server would block CREATE INDEX CONCURRENTLY.
  while (!(await tryLock(runner, lock))) await delay(200)
  try {
    await work()
  } finally {
    // A lost session has lost the lock too.
    await runner.query('SELECT pg_advisory_unlock(hashtext($1))', lock).catch(() => undefined)
  }
}

async function tryLock(runner: QueryRunner, lock: string[]): Promise<boolean> {
  const text = 'SELECT pg_try_advisory_lock(hashtext($1)) AS locked'
  const rows = (await runner.query(text, lock)) as { locked: boolean }[]
  return rows[0]!.locked
}

async function migrateLocked(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const readState = () => readSchemaState((text, values) => runner.query(text, values))
  const refusal = schemaRefusal(await readState())
  if (refusal !== null) throw new StartFailure(refusal)
  await runner.query(`SET lock_timeout = ${lockTimeoutMs}`)
  await runPending(dataSource, runner)
  const { missing } = await readState()
  if (missing.length > 0)
    throw new StartFailure(
      `The database has every migration but lacks ${missing.slice(0, 3).join(', ')}: its tables were changed by hand. Restore a backup into a new database.`,
    )
}

async function runPending(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  for (let left = lockTries; ; left -= 1) {
    const executor = new MigrationExecutor(dataSource, runner)
    executor.transaction = 'each'
    try {
      await executor.executePendingMigrations()
      return
    } catch (error) {
      if (!isLockTimeout(error)) throw error
      if (left === 1)
        throw new StartFailure(
          'The database cannot be migrated, because its tables are in use: end long queries and backups, and start again.',
        )
      await delay(lockPauseMs)
    }
  }
}

const isLockTimeout = (error: unknown) => error instanceof Error && causeOf(error).code === '55P03'
