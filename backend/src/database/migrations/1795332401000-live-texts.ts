import type { MigrationInterface, QueryRunner } from 'typeorm'
import { liveTriggers } from './live-triggers.js'

/** Open pages of the admin follow text messages. */
export class LiveTexts1795332401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(liveTriggers('sms_messages', 'sms'))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
