import type { MigrationInterface, QueryRunner } from 'typeorm'
import { liveTriggers } from './live-triggers.js'

/** Open pages of the admin follow reports. */
export class LiveReports1795332404000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(liveTriggers('reports', 'report'))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
