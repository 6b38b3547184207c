import type { CombinedConversation, CombinedReportRow, ReportLinkState } from '@clarity/contracts'
import type { CombinedReportState } from './combined-report.entity.js'

export interface CombinedReportListRow {
  id: string
  state: CombinedReportState
  prompt: string
  conversation_count: number
  generated_at: Date | null
  short_code: string | null
  link_state: ReportLinkState
  conversations: CombinedConversation[]
}

const statuses: Record<CombinedReportState, CombinedReportRow['status']> = {
  preparing: 'preparing',
  written: 'ready',
  failed: 'failed',
}

export function toCombinedReportRow(row: CombinedReportListRow): CombinedReportRow {
  return {
    combined_report_id: row.id,
    generated_at: row.generated_at?.toISOString() ?? null,
    conversation_count: row.conversation_count,
    prompt_used: row.prompt,
    short_code: row.short_code,
    link_state: row.link_state,
    status: statuses[row.state],
    conversations: row.conversations,
  }
}
