import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Receipts of erased people, and how far old data has been removed. */
export class Erasures1795332504000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE erasures (
        id text PRIMARY KEY,
        rows jsonb NOT NULL,
        suppressed text[] NOT NULL DEFAULT '{}',
        requested_by text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE retention_runs (
        kind text PRIMARY KEY,
        until timestamptz NOT NULL,
        blanked bigint NOT NULL DEFAULT 0,
        ran_at timestamptz NOT NULL DEFAULT now()
      );
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
