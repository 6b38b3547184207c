import type { MigrationInterface, QueryRunner } from 'typeorm'
import { buildIndexes } from './build-indexes.js'

const text = (column: string) => `(lower("left"(coalesce(${column}, ''), 40)))`
const number = (value: string) => `((coalesce(${value}, -1))::float8)`
const subject = 'coalesce(report_id, combined_report_id, live_conversation_id)'

/** An index for every order of every list, each ending with the id that decides between equal rows. */
export class ListOrders1795332432000 implements MigrationInterface {
  readonly transaction = false

  async up(runner: QueryRunner): Promise<void> {
    await buildIndexes(runner, {
      demo_requests_by_scenario: 'demo_requests (scenario_id, id)',
      demo_requests_by_recipient: `demo_requests (${text('recipient_name')}, id)`,
      demo_requests_by_recipient_phone: `demo_requests (${text('recipient_phone')}, id)`,
      demo_requests_by_state: 'demo_requests (state, id)',
      conversations_by_scenario: 'conversations (scenario_id, id)',
      conversations_by_recipient: `conversations (${text('recipient_name')}, id)`,
      conversations_by_manager: `conversations (${text('manager_name')}, id)`,
      conversations_by_recipient_phone: `conversations (${text('recipient_phone')}, id)`,
      conversations_by_manager_phone: `conversations (${text('manager_phone')}, id)`,
      reports_by_recipient: `reports (${text('recipient_name')}, id)`,
      reports_by_recipient_phone: `reports (${text('recipient_phone')}, id)`,
      report_views_by_report: `report_views (${text('report_id')}, id)`,
      report_views_by_place: `report_views (${text('geo_location')}, id)`,
      report_views_by_email: `report_views (${text('email')}, id)`,
      report_views_by_error: `report_views (${number('has_error::int')}, id)`,
      report_views_by_error_message: `report_views (${text('error_message')}, id)`,
      report_runs_by_kind: `report_runs (${text('kind')}, id)`,
      report_runs_by_subject: `report_runs (${text(subject)}, id)`,
      report_runs_by_writer: `report_runs (${text('writer')}, id)`,
      report_runs_by_model: `report_runs (${text('model')}, id)`,
      report_runs_by_outcome: `report_runs (${text('outcome')}, id)`,
      report_runs_by_fallback_reason: `report_runs (${text('fallback_reason')}, id)`,
      report_runs_by_tokens_in: `report_runs (${number('tokens_in')}, id)`,
      report_runs_by_tokens_out: `report_runs (${number('tokens_out')}, id)`,
      report_runs_by_duration: `report_runs (${number('duration_ms')}, id)`,
      report_runs_by_cost: `report_runs (${number('cost_usd')}, id)`,
      combined_reports_by_prompt: `combined_reports (${text('prompt')}, id)`,
    })
  }

  down(): Promise<void> {
    throw new Error('Migrations go forward only: restore a backup.')
  }
}
