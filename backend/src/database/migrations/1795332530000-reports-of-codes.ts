import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The report of a code whose target is a link of its own: the link itself is deleted when it is replaced. */
export class ReportsOfCodes1795332530000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE short_codes ADD report_id text;
      UPDATE short_codes k SET report_id = r.id FROM reports r
        WHERE r.link_id IS NOT NULL AND k.target_kind = 'report' AND k.target_id = r.link_id;
      UPDATE short_codes k SET report_id = r.id FROM combined_reports r
        WHERE r.link_id IS NOT NULL AND k.target_kind = 'combined_report' AND k.target_id = r.link_id;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
