import type { MigrationInterface, QueryRunner } from 'typeorm'
import { liveTriggers } from './live-triggers.js'

/** Open pages of the admin follow calls, as changes of their requests. */
export class LiveCalls1795332402000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(liveTriggers('calls', ''))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
