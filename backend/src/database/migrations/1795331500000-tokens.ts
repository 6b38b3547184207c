import type { MigrationInterface, QueryRunner } from 'typeorm'

/** By which programs call in place of an admin. Only a hash of each is kept. */
export class Tokens1795331500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE tokens (
        id text PRIMARY KEY,
        name text NOT NULL,
        hash text NOT NULL,
        scopes text[] NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL,
        last_used_at timestamptz
      );
      CREATE UNIQUE INDEX tokens_hash ON tokens (hash);
      CREATE UNIQUE INDEX tokens_name ON tokens (lower(name));
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
