import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndexes } from './build-indexes.js'

/** Counts what waits, without reading every text and call. */
export class HeldLists1795332503000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await buildIndexes(runner, {
      sms_messages_held: 'sms_messages (held_since) WHERE held_since IS NOT NULL',
      calls_held: 'calls (held_since) WHERE held_since IS NOT NULL',
    })
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
