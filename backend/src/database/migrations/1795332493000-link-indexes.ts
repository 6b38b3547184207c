import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndexes } from './build-indexes.js'

/** Finds a report by the id of its link, once the link was replaced. */
export class LinkIndexes1795332493000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await buildIndexes(runner, {
      reports_link: 'reports (link_id) WHERE link_id IS NOT NULL',
      combined_reports_link: 'combined_reports (link_id) WHERE link_id IS NOT NULL',
    })
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
