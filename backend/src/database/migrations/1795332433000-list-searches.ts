import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndexes } from './build-indexes.js'
import { searchLines } from './search-lines.js'

const subject = 'coalesce(report_id, combined_report_id, live_conversation_id)'

const people = ['recipient_name', 'manager_name', 'recipient_phone', 'manager_phone']

/** The searched texts of each list. */
const texts = {
  demo_requests: ['id', ...people],
  conversations: ['id', ...people],
  reports: ['id', 'demo_request_id', 'recipient_name', 'recipient_phone'],
  report_views: ['email', 'geo_location', 'error_message', 'id', 'report_id'],
  report_runs: ['model', 'outcome', 'fallback_reason', 'writer', 'kind', subject, 'id'],
  combined_reports: ['prompt', 'id'],
}

/** Finds the rows of a list's search, if the server has pg_trgm; without it, searches read the table. */
export class ListSearches1795332433000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    const found = (await runner.query(`SELECT FROM pg_extension WHERE extname = 'pg_trgm'`)) as unknown[]
    if (found.length === 0) return
    const indexes = Object.entries(texts).map(([table, columns]) => [
      `${table}_lines`,
      `${table} USING gin (${searchLines(...columns)} gin_trgm_ops)`,
    ])
    await buildIndexes(runner, Object.fromEntries(indexes) as Record<string, string>)
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
