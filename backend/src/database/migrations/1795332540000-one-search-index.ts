import type { MigrationInterface, QueryRunner } from 'typeorm'

const unread = [
  'demo_requests_search',
  'reports_search',
  'conversations_search',
  'report_views_search',
  'report_runs_search',
  'combined_reports_search',
  'short_codes_search',
]

/** Searches read the index of all texts of a row (`ListSearches`): those of single columns only made writing slower. */
export class OneSearchIndex1795332540000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX IF EXISTS ${unread.join(', ')}`)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
