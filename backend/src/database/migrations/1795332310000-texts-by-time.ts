import type { MigrationInterface, QueryRunner } from 'typeorm'

/** For the figures of a period. Calls and requests have such an index already. */
export class TextsByTime1795332310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX sms_messages_created ON sms_messages (created_at)')
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
