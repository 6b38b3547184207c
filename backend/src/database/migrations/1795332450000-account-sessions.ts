import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an admin's list of signed-in browsers shows. The previous release inserts sessions without it. */
export class AccountSessions1795332450000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN id text NOT NULL DEFAULT gen_random_uuid()::text,
        ADD COLUMN user_agent text,
        ADD COLUMN geo_location text,
        ADD COLUMN used_at timestamptz NOT NULL DEFAULT now(),
        ADD COLUMN is_new_device boolean NOT NULL DEFAULT false;
      CREATE UNIQUE INDEX sessions_id ON sessions (id);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
