import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an admin should know of, one row for each kind and source. */
export class Alarms1795331100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE alarms (
        kind text NOT NULL,
        source text NOT NULL,
        first_at timestamptz NOT NULL DEFAULT now(),
        last_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (kind, source)
      );
      CREATE INDEX alarms_last ON alarms (last_at);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
