import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndexes } from './build-indexes.js'

/** The log of views can be sorted by whether the reader's phone was verified. */
export class VerifiedOrder1795332508000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await buildIndexes(runner, {
      report_views_by_verified: 'report_views (((coalesce(verified::int, -1))::float8), id)',
    })
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
