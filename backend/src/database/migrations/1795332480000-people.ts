import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Roles of accounts, and the invitations by which colleagues get one. The previous release inserts admins only. */
export class People1795332480000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE admins ADD COLUMN role text NOT NULL DEFAULT 'admin' CHECK (role IN ('admin', 'analyst'));
      CREATE TABLE invitations (
        id text PRIMARY KEY,
        email text NOT NULL,
        role text NOT NULL CHECK (role IN ('admin', 'analyst')),
        hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz
      );
      CREATE UNIQUE INDEX invitations_hash ON invitations (hash);
      CREATE UNIQUE INDEX invitations_open ON invitations (lower(email)) WHERE used_at IS NULL;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
