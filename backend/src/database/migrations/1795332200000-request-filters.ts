import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The filters of the list of demo requests, in its default order. */
export class RequestFilters1795332200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX demo_requests_state ON demo_requests (state, created_at DESC, id DESC);
      CREATE INDEX demo_requests_scenario ON demo_requests (scenario_id, created_at DESC, id DESC);
      CREATE INDEX demo_requests_campaign ON demo_requests (campaign, created_at DESC, id DESC)
        WHERE campaign IS NOT NULL;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
