import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndexes } from './build-indexes.js'
import { searchLines } from './search-lines.js'

const people = searchLines('recipient_name', 'manager_name', 'recipient_phone', 'manager_phone')

/** Finds batches by the people of their rows, if the server has pg_trgm; without it, searches read the table. */
export class BatchSearches1795332520000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const found = (await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`)) as unknown[]
    if (found.length === 0) return
    await buildIndexes(runner, { batch_rows_lines: `batch_rows USING gin (${people} gin_trgm_ops)` })
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
