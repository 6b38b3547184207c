import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { ReportListRow } from './report.mapper.js'

/** The screen's columns (docs/behaviour.md#lists-and-exports). */
export const reportColumns: CsvColumns<ReportListRow> = {
  'Report ID': (row) => row.id,
  'Demo Request ID': (row) => row.demo_request_id,
  'Recipient Name': (row) => row.recipient_name,
  'Recipient Phone': (row) => row.recipient_phone,
  'Generated At': (row) => row.generated_at,
}
