import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Who changed or read what, in a chain of hashes; rows are only added, and pruned from the oldest on. */
export class Audit1795332481000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit_rows (
        id text PRIMARY KEY,
        position bigint NOT NULL UNIQUE,
        at timestamptz NOT NULL,
        account text,
        token text,
        action text NOT NULL,
        ids text[] NOT NULL,
        network text NOT NULL,
        previous_hash text NOT NULL,
        hash text NOT NULL
      );
      CREATE INDEX audit_rows_at ON audit_rows (at DESC, id DESC);
      CREATE INDEX audit_rows_account ON audit_rows (account, at DESC, id DESC);
      CREATE INDEX audit_rows_action ON audit_rows (action, at DESC, id DESC);
      CREATE INDEX audit_rows_ids ON audit_rows USING gin (ids);

      CREATE TABLE audit_checkpoints (
        position bigint PRIMARY KEY,
        hash text NOT NULL,
        rows bigint NOT NULL,
        at timestamptz NOT NULL,
        signature text NOT NULL
      );

      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND current_setting('clarity.audit_pruning', true) = 'on' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'Audit rows are only added.';
      END $$;
      CREATE TRIGGER audit_rows_only_added BEFORE UPDATE OR DELETE ON audit_rows
        FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
      CREATE TRIGGER audit_rows_not_emptied BEFORE TRUNCATE ON audit_rows
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
