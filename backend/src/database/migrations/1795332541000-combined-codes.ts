import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndexes } from './build-indexes.js'

/** Finds combined reports by their codes, if the server has pg_trgm; without it, searches read the table. */
export class CombinedCodes1795332541000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const found = (await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`)) as unknown[]
    if (found.length === 0) return
    await buildIndexes(runner, {
      short_codes_combined: `short_codes USING gin ((E'\\n' || code) gin_trgm_ops) WHERE target_kind = 'combined_report'`,
    })
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
