import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An earlier version of a report can be restored, as a new version. Null for a version that a writer wrote. */
export class RestoredVersions1795331750000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE report_versions ADD COLUMN restored_from integer')
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
