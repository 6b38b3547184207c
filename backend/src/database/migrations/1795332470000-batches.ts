import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Batches that are kept while they are typed and submitted. */
export class Batches1795332470000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE batches (
        id text PRIMARY KEY,
        revision integer NOT NULL DEFAULT 1,
        saved_by_page text,
        scenario_id text,
        created_by text REFERENCES admins ON DELETE SET NULL,
        row_count integer NOT NULL DEFAULT 0,
        created_count integer NOT NULL DEFAULT 0,
        failed_count integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX batches_created ON batches (created_at, id);
      CREATE TABLE batch_rows (
        batch_id text NOT NULL REFERENCES batches ON DELETE CASCADE,
        id integer NOT NULL,
        role text NOT NULL,
        manager_name text NOT NULL,
        manager_phone text NOT NULL,
        recipient_name text NOT NULL,
        recipient_phone text NOT NULL,
        status text NOT NULL,
        error_message text NOT NULL,
        request_id text NOT NULL,
        short_code text NOT NULL,
        key text NOT NULL,
        PRIMARY KEY (batch_id, id)
      );
      CREATE INDEX batch_rows_key ON batch_rows (key) WHERE key <> '';
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
