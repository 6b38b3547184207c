import type { CsvColumns } from '../../http/csv/send-csv.js'
import type { ReaderRow, ReportReadingRow } from './report-reader.mapper.js'

/** The screen's columns (docs/behaviour.md#lists-and-exports). */
export const reportReadingColumns: CsvColumns<ReportReadingRow> = {
  'Report ID': (row) => row.report_id,
  Recipient: (row) => row.recipient_name,
  People: (row) => row.people,
  Views: (row) => row.views,
  'First Viewed': (row) => row.first_at,
  'Last Viewed': (row) => row.last_at,
  From: (row) => row.places.join(' / '),
  'By Admins': (row) => row.admin_views,
  'Link Previews': (row) => row.previews,
  Scanners: (row) => row.scanners,
}

export const readerColumns: CsvColumns<ReaderRow> = {
  Email: (row) => row.email,
  Reports: (row) => row.reports,
  Views: (row) => row.views,
  'First Viewed': (row) => row.first_at,
  'Last Viewed': (row) => row.last_at,
  From: (row) => row.places.join(' / '),
}
