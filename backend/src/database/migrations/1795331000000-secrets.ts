import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Keys that all instances share and that the product makes itself. */
export class Secrets1795331000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL)`)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
