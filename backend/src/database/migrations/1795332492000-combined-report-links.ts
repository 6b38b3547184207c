import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The same for combined reports. */
export class CombinedReportLinks1795332492000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE combined_reports
        ADD link_id text,
        ADD link_opened_at timestamptz,
        ADD link_expires_at timestamptz,
        ADD link_revoked_at timestamptz,
        ADD allowed_readers text[] NOT NULL DEFAULT '{}';
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
