import type { MigrationInterface, QueryRunner } from 'typeorm'
import { liveFunctions, liveTriggers } from './live-triggers.js'

/** Open pages of the admin follow demo requests. */
export class LiveRequests1795332400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(liveFunctions)
    await runner.query(liveTriggers('demo_requests', 'request'))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
