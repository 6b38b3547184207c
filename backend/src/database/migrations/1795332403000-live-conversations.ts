import type { MigrationInterface, QueryRunner } from 'typeorm'
import { liveTriggers } from './live-triggers.js'

/** Open pages of the admin follow conversations. */
export class LiveConversations1795332403000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(liveTriggers('conversations', 'conversation'))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
