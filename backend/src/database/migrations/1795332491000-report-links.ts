import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Links of reports that close, and the emails that may read one. Without a link's id, the report's own counts. */
export class ReportLinks1795332491000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports
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
