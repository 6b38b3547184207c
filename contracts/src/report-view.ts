import * as v from 'valibot'
import { Id, Moment } from './text.js'

/** One row of GET /api/admin/report-views. `hasError`: false for a view, true for an error, null if unknown. */
export const ReportView = v.object({
  report_view_id: Id,
  report_id: v.string(),
  viewed_at: Moment,
  geo_location: v.nullable(v.string()),
  email: v.nullable(v.string()),
  hasError: v.nullable(v.boolean()),
  errorMessage: v.nullable(v.string()),
  /** True if the reader has shown a code from the phone, false if the email was only typed, null if unknown. */
  verified: v.optional(v.nullable(v.boolean())),
})
export type ReportView = v.InferOutput<typeof ReportView>

export const reportViewTexts = {
  invalid: 'Received invalid data format for report views.',
  fetchFailed: 'Failed to fetch report views',
  none: 'No report views found.',
} as const
