import type { MigrationInterface, QueryRunner } from 'typeorm'

/** What the product spends, the switch that stops all of it, and what waits because of either. */
export class Spending1795332500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE spending_months (
        month text PRIMARY KEY,
        spent bigint NOT NULL DEFAULT 0,
        reserved bigint NOT NULL DEFAULT 0
      );
      CREATE TABLE reservations (
        id text PRIMARY KEY,
        month text NOT NULL,
        kind text NOT NULL,
        country text NOT NULL,
        scenario_id text NOT NULL,
        amount bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE daily_costs (
        day date NOT NULL,
        kind text NOT NULL,
        country text NOT NULL,
        scenario_id text NOT NULL,
        actions integer NOT NULL,
        units bigint NOT NULL,
        spent bigint NOT NULL,
        PRIMARY KEY (day, kind, country, scenario_id)
      );
      ALTER TABLE sending ADD everything boolean NOT NULL DEFAULT true;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
