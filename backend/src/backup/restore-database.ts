import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm'
import { untimedOptions } from '../database/data-source.js'
import { withMigrationLock } from '../database/migrate.js'
import { migrations } from '../database/migrations/migrations.js'
import type { Query } from '../database/schema/query.js'
import { causeOf } from '../database/explain-failure.js'
import { readSchemaState } from '../database/schema/read-schema-state.js'
import { schemaRefusal } from '../database/schema/schema-refusal.js'
import { prepareQueueSchema } from '../jobs/queue-schema.js'
import { applyReceipts, type AppliedReceipt } from '../personal-data/apply-receipts.js'
import { asOptOut, optOutPurpose, type HashPhone } from '../personal-data/hash-opt-out.js'
import { signWith } from '../signing/signatures.js'
import { StartFailure } from '../start/start-failure.js'
import type { Say } from '../start/say.js'
import { markOutcomesUnknown } from './mark-outcomes-unknown.js'
import { loadRows } from './load-rows.js'
import type { Archive } from './open-archive.js'
import { requireEmptyDatabase } from './require-empty-database.js'
import { copySettings } from './session-settings.js'

export interface RestoreTotals {
  readonly tables: number
  readonly rows: number
}

/**
 * Fills an empty database with an archive's rows and migrates it to this release. In one transaction: however the
 * process ends, either everything is restored or nothing. People of the receipts are erased again. Throws StartFailure for a database that is not empty.
 */
export async function restoreDatabase(
  url: string,
  archive: Archive,
  say: Say,
  receipts: readonly AppliedReceipt[] = [],
): Promise<RestoreTotals> {
  const ofArchive = migrations.filter(({ name }) => archive.manifest.migrations.includes(name))
  const then = await new DataSource({ ...untimedOptions(url), migrations: ofArchive }).initialize()
  const now = await new DataSource(untimedOptions(url)).initialize()
  const runner = then.createQueryRunner()
  const query: Query = (text, values) => runner.query(text, values)
  try {
    let rows = 0
    await withMigrationLock(runner, async () => {
      await requireEmptyDatabase(query)
      const refusal = schemaRefusal(await readSchemaState(query))
      if (refusal !== null) throw new StartFailure(refusal)
      await runner.query(copySettings)
      await prepareQueueSchema(query)
      await runner.startTransaction()
      try {
        await runMigrations(then, runner)
        rows = await loadRows(runner, archive, say).catch(explainMisfit)
        await runMigrations(now, runner)
        if (receipts.length > 0) await applyReceipts(query, receipts, await readHash(query))
        await markOutcomesUnknown(query)
        await requireWhole(query)
        await runner.commitTransaction()
      } catch (error) {
        await runner.rollbackTransaction().catch(() => undefined)
        throw error
      }
      await runner.query('ANALYZE')
    })
    return { tables: archive.manifest.tables.length, rows }
  } finally {
    await runner.release()
    await then.destroy()
    await now.destroy()
  }
}

async function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(dataSource, runner)
  executor.transaction = 'none'
  await executor.executePendingMigrations()
}

/** Data that violate a type or a constraint, or have no column: an archive that was edited by hand. */
function explainMisfit(error: unknown): never {
  const { code, message } = error instanceof Error ? causeOf(error) : { code: '', message: '' }
  if (/^(22|23)|^42(P01|703)$/.test(code))
    throw new StartFailure(
      `The backup does not fit its own schema (${message}): nothing was restored; use another backup.`,
    )
  throw error
}

/** The archive has the key of its installation. */
async function readHash(query: Query): Promise<HashPhone> {
  const [secret] = await query<{ value: string }>(`SELECT value FROM secrets WHERE name = 'signing'`)
  const key = Buffer.from(secret?.value ?? '', 'hex')
  return (phone) => Promise.resolve(asOptOut(signWith(key, optOutPurpose, phone)))
}

async function requireWhole(query: Query): Promise<void> {
  const { missing } = await readSchemaState(query)
  if (missing.length > 0) throw new StartFailure(`The restored database lacks ${missing.join(', ')}: nothing was kept.`)
}
