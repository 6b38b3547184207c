import type { CombinedReportRow } from '@clarity/contracts/combined-report'
import type { Conversation } from '@clarity/contracts/conversation'
import type { ReportRow } from '@clarity/contracts/report'
import type { ReportView } from '@clarity/contracts/report-view'

// Rows as the server sends them; a test overrides the fields that matter.

export const aReport = (change: Partial<ReportRow> = {}): ReportRow => ({
  report_id: 'r1',
  demo_request_id: 'd1',
  recipient_name: 'Maya Okafor',
  recipient_phone: '+14155550132',
  generated_at: '2026-11-20T12:00:00.000Z',
  ...change,
})

export const aView = (change: Partial<ReportView> = {}): ReportView => ({
  report_view_id: 'v1',
  report_id: 'r1',
  viewed_at: '2026-11-20T12:00:00.000Z',
  geo_location: 'Berlin, Germany',
  email: 'maya@example.com',
  hasError: false,
  errorMessage: 'It broke.',
  ...change,
})

export const aConversation = (change: Partial<Conversation> = {}): Conversation => ({
  id: 'c1',
  created_at: '2026-11-20T12:00:00.000Z',
  scenario_title: 'A late delivery',
  recipient_name: 'Maya Okafor',
  manager_name: 'Jonas Lind',
  recipient_phone: '+14155550132',
  manager_phone: '+46701234567',
  ...change,
})

export const aCombinedReport = (change: Partial<CombinedReportRow> = {}): CombinedReportRow => ({
  combined_report_id: 'k1',
  generated_at: '2026-11-20T12:00:00.000Z',
  conversation_count: 3,
  prompt_used: 'What went well?',
  short_code: 'Ab3dE',
  status: 'ready',
  ...change,
})
