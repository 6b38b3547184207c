import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The receivers of events, and what each was sent. */
export class Webhooks1795332100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE webhooks (
        id text PRIMARY KEY,
        url text NOT NULL,
        types text[] NOT NULL,
        sealed_secret text NOT NULL,
        off_at timestamptz,
        off_reason text,
        created_at timestamptz NOT NULL DEFAULT now(),
        created_by text NOT NULL
      );
      CREATE TABLE webhook_deliveries (
        id text PRIMARY KEY,
        webhook_id text NOT NULL REFERENCES webhooks ON DELETE CASCADE,
        type text NOT NULL,
        body text NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
        tries integer NOT NULL DEFAULT 0,
        series integer NOT NULL DEFAULT 1,
        leased_until timestamptz,
        next_try_at timestamptz DEFAULT now(),
        status integer,
        error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        delivered_at timestamptz
      );
      CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, created_at DESC);
      CREATE INDEX webhook_deliveries_created ON webhook_deliveries (created_at);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
