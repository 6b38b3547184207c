import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { CombinedReportListRow } from './combined-report.mapper.js'

/** The screen's columns, with the whole prompt and whole links (docs/behaviour.md#lists-and-exports). */
export function combinedReportColumns(publicUrl: URL): CsvColumns<CombinedReportListRow> {
  return {
    'Report ID': (row) => row.id,
    Generated: (row) => row.generated_at,
    Conversations: (row) => row.conversation_count,
    'Prompt Preview': (row) => row.prompt,
    View: (row) => new URL(row.short_code ?? `combined-report/${row.id}`, publicUrl).href,
  }
}
