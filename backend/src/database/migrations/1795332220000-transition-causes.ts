import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Finds the requests with a cause. */
export class TransitionCauses1795332220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX demo_request_transitions_cause ON demo_request_transitions (cause, demo_request_id);
    `)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
