import type { MigrationInterface, QueryRunner } from 'typeorm'

/** An erased report is closed: readers get the answer for an unknown one. */
export class ErasedReports1795332506000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reports ADD erased_at timestamptz')
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
