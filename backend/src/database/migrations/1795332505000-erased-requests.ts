import type { MigrationInterface, QueryRunner } from 'typeorm'

/** A request of a person who was erased; nothing that arrives for it later is stored. */
export class ErasedRequests1795332505000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE demo_requests ADD erased_at timestamptz')
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
