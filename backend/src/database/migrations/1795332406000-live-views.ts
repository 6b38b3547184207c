import type { MigrationInterface, QueryRunner } from 'typeorm'
import { liveTriggers } from './live-triggers.js'

/** Open pages of the admin follow report views. */
export class LiveViews1795332406000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(liveTriggers('report_views', 'view'))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
