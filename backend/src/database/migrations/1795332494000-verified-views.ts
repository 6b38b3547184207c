import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Whether the reader has shown a code from the phone; null for views of older releases, and for an admin's. */
export class VerifiedViews1795332494000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE report_views ADD verified boolean;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
