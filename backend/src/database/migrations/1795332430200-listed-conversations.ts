import type { MigrationInterface, QueryRunner } from 'typeorm'
import { listedColumns } from './listed-columns.js'

const people = ['recipient_name', 'manager_name', 'recipient_phone', 'manager_phone']
const added = [`scenario_id text NOT NULL DEFAULT ''`, ...people.map((column) => `${column} text`)]

/** Conversations have what their list shows of their request. Without a request, the scenario is ''. */
export class ListedConversations1795332430200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(listedColumns('conversations', added, ['scenario_id', ...people]))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
