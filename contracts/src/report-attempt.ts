import * as v from 'valibot'
import { Id, Moment } from './text.js'

/** How many of the newest attempts the list has; the first one and the report of the address are always in it. */
export const mostReportAttempts = 50

/**
 * One row of GET /api/admin/reports/{id}/attempts, oldest first: a written report of the same recipient's phone in the
 * same scenario. `is_this` marks the report of the address.
 */
export const ReportAttempt = v.object({
  report_id: Id,
  demo_request_id: Id,
  /** Its place among all of them, from 1; absent from answers of older releases. */
  number: v.optional(v.number()),
  /** When the conversation began. */
  started_at: Moment,
  generated_at: Moment,
  is_this: v.boolean(),
})
export type ReportAttempt = v.InferOutput<typeof ReportAttempt>

export const reportAttemptTexts = {
  fetchFailed: 'Failed to fetch the attempts',
  invalidList: 'Received invalid data format for attempts.',
  contentFailed: 'Failed to load the reports to compare',
} as const
