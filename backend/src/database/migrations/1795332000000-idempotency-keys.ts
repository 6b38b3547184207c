import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Calls that a client may repeat, with the first answer. */
export class IdempotencyKeys1795332000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        id text PRIMARY KEY,
        body_hash text NOT NULL,
        claim text NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
