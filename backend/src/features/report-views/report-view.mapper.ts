import type { ReportView } from '@clarity/contracts'

export interface ReportViewRow {
  id: string
  report_id: string
  viewed_at: Date
  geo_location: string | null
  email: string | null
  has_error: boolean | null
  error_message: string | null
  verified: boolean | null
}

export function toReportView(row: ReportViewRow): ReportView {
  return {
    report_view_id: row.id,
    report_id: row.report_id,
    viewed_at: row.viewed_at.toISOString(),
    geo_location: row.geo_location,
    email: row.email,
    hasError: row.has_error,
    errorMessage: row.error_message,
    verified: row.verified,
  }
}
