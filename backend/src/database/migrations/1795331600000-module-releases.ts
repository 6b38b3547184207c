import type { MigrationInterface, QueryRunner } from 'typeorm'

/**
 * Modules are chosen for each build of the shell; a release stays inactive until it is activated.
 * `remote_changes.made_active` stays null in rows from before, in which a module's first release was active at once.
 */
export class ModuleReleases1795331600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shell_builds (
        id text PRIMARY KEY,
        contracts integer[] NOT NULL,
        shared jsonb NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE shell_files (
        name text PRIMARY KEY,
        type text NOT NULL,
        content bytea NOT NULL,
        packed bytea,
        seen_at timestamptz NOT NULL DEFAULT now()
      );

      ALTER TABLE remotes
        ADD COLUMN disabled_at timestamptz,
        ADD COLUMN disabled_by text,
        ADD COLUMN disabled_reason text,
        ADD COLUMN canary_version text,
        ADD COLUMN canary_percent integer,
        ADD COLUMN public_key text,
        ADD COLUMN key_set_by text,
        ADD COLUMN key_set_at timestamptz,
        ADD FOREIGN KEY (name, canary_version) REFERENCES remote_releases (name, version);

      ALTER TABLE remote_releases
        ADD COLUMN signature text,
        ADD COLUMN withdrawn_at timestamptz,
        ADD COLUMN withdrawn_by text,
        ADD COLUMN withdrawn_reason text,
        ADD COLUMN files_deleted_at timestamptz;

      ALTER TABLE remote_changes ADD COLUMN made_active boolean;

      ALTER TABLE remote_failures ADD COLUMN count integer NOT NULL DEFAULT 1;

      CREATE TABLE remote_decisions (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name text NOT NULL REFERENCES remotes,
        at timestamptz NOT NULL DEFAULT now(),
        by text NOT NULL,
        action text NOT NULL,
        version text,
        reason text,
        percent integer,
        FOREIGN KEY (name, version) REFERENCES remote_releases (name, version)
      );
      CREATE INDEX remote_decisions_remote ON remote_decisions (name, id);

      CREATE TABLE remote_previews (
        session_hash text NOT NULL REFERENCES sessions ON DELETE CASCADE,
        name text NOT NULL,
        version text NOT NULL,
        PRIMARY KEY (session_hash, name),
        FOREIGN KEY (name, version) REFERENCES remote_releases (name, version)
      );
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
