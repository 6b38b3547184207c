import type { MigrationInterface, QueryRunner } from 'typeorm'

/** How long the links of a scenario's reports stay open, and whether their readers show that they have the phone. */
export class ScenarioTrust1795332490000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE scenarios
        ADD report_days integer,
        ADD verify_reader boolean NOT NULL DEFAULT false;
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
