import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Since when a call waits for the budget or for the switch. */
export class HeldCalls1795332502000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calls ADD held_since timestamptz')
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
