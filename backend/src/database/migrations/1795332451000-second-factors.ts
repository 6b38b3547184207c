import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Authenticator apps with their recovery codes, and passkeys. */
export class SecondFactors1795332451000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE authenticators (
        admin_id text PRIMARY KEY REFERENCES admins ON DELETE CASCADE,
        sealed_secret text NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE recovery_codes (
        admin_id text NOT NULL REFERENCES authenticators ON DELETE CASCADE,
        hash text NOT NULL,
        PRIMARY KEY (admin_id, hash)
      );
      CREATE TABLE passkeys (
        id text PRIMARY KEY,
        admin_id text NOT NULL REFERENCES admins ON DELETE CASCADE,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      );
      CREATE INDEX passkeys_admin ON passkeys (admin_id);
      CREATE TABLE used_challenges (hash text PRIMARY KEY, expires_at timestamptz NOT NULL);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
