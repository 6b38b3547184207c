import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Finds the requests with a text that did not arrive. */
export class UndeliveredMessages1795332210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX sms_messages_undelivered ON sms_messages (demo_request_id)
        WHERE state = 'failed' OR delivery IN ('undelivered', 'failed');
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
