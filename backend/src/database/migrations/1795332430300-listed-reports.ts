import type { MigrationInterface, QueryRunner } from 'typeorm'
import { listedColumns } from './listed-columns.js'

const person = ['recipient_name', 'recipient_phone']
const added = person.map((column) => `${column} text`)

/** Reports have what their list shows of their request. */
export class ListedReports1795332430300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(listedColumns('reports', added, person))
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
