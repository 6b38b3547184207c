import type { MigrationInterface, QueryRunner } from 'typeorm'

/** One row: which releases may use this database. */
export class Installation1795305600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE installation (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        oldest_release text NOT NULL
      );
      INSERT INTO installation (oldest_release) VALUES ('0.1.0');
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
