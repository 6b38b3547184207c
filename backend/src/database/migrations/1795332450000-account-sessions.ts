import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What an admin's list of signed-in browsers shows. The previous release inserts sessions without it. */
export class AccountSessions1795332450000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions
        ADD COLUMN id text,
        ADD COLUMN user_agent text,
        ADD COLUMN geo_location text,
        ADD COLUMN used_at timestamptz,
        ADD COLUMN is_new_device boolean NOT NULL DEFAULT false;
      UPDATE sessions SET id = md5('session ' || token_hash), used_at = created_at;
      ALTER TABLE sessions
        ALTER COLUMN id SET DEFAULT gen_random_uuid()::text,
        ALTER COLUMN id SET NOT NULL,
        ALTER COLUMN used_at SET DEFAULT now(),
        ALTER COLUMN used_at SET NOT NULL;
      CREATE UNIQUE INDEX sessions_id ON sessions (id);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
