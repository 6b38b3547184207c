import type { MigrationInterface, QueryRunner } from 'typeorm'

/** The goals of a scenario's conversations. A scenario from before has none. */
export class ScenarioGoals1795331800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE scenarios ADD COLUMN goals jsonb NOT NULL DEFAULT '[]'")
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
