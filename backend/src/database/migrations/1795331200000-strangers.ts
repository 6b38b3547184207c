import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Requests that wait for their manager are found by the manager's phone. */
export class Strangers1795331200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX demo_requests_awaiting_manager ON demo_requests (manager_phone) WHERE state = 'awaiting_manager'`,
    )
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
