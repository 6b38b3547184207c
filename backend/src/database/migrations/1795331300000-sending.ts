import type { MigrationInterface, QueryRunner } from 'typeorm'

/** One row: whom the product texts. */
export class Sending1795331300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sending (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        strangers boolean NOT NULL DEFAULT true
      );
      INSERT INTO sending DEFAULT VALUES;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
