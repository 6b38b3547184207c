import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Since when a text waits for the budget or for the switch. */
export class HeldMessages1795332501000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sms_messages ADD held_since timestamptz')
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
