import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { ReportRunRow } from './report-run.mapper.js'

/** The screen's columns, and those that do not fit on the screen. */
export const reportRunColumns: CsvColumns<ReportRunRow> = {
  'Run ID': (row) => row.id,
  When: (row) => row.created_at,
  Kind: (row) => row.kind,
  'Subject ID': (row) => row.subject_id,
  Version: (row) => row.version,
  Writer: (row) => row.writer,
  Model: (row) => row.model,
  Outcome: (row) => row.outcome,
  'Fallback Reason': (row) => row.fallback_reason,
  Calls: (row) => row.calls,
  'Tokens In': (row) => row.tokens_in,
  'Tokens Out': (row) => row.tokens_out,
  'Time (ms)': (row) => row.duration_ms,
  'Cost (USD)': (row) => row.cost_usd,
}
