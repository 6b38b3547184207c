import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { ReportViewRow } from './report-view.mapper.js'

/** The screen's columns (docs/behaviour.md#lists-and-exports). */
export const reportViewColumns: CsvColumns<ReportViewRow> = {
  'View ID': (row) => row.id,
  'Report ID': (row) => row.report_id,
  'Viewed At': (row) => row.viewed_at,
  'Geo Location': (row) => row.geo_location,
  Email: (row) => row.email,
  'Has Error': (row) => row.has_error,
  'Error Message': (row) => row.error_message,
  Verified: (row) => row.verified,
}
