import * as v from 'valibot'
import { Id, Moment } from './text.js'

/** Why a version of a report exists: the first one, written again, or an earlier one restored. */
export const ReportVersionCause = v.picklist(['written', 're-run', 'restored'])
export type ReportVersionCause = v.InferOutput<typeof ReportVersionCause>

/** One row of GET /api/admin/reports/{id}/versions, newest first. Readers get the `current` one. */
export const ReportVersion = v.object({
  version: v.number(),
  written_at: Moment,
  /** `offline` or `llm`; null if the stored text does not say. A restored version keeps the writer of its text. */
  writer: v.nullable(v.string()),
  cause: ReportVersionCause,
  /** The version whose text this is; only with the cause `restored`. */
  restored_from: v.optional(v.number()),
  current: v.boolean(),
})
export type ReportVersion = v.InferOutput<typeof ReportVersion>

/** Answer of GET /api/admin/reports/{id}/versions/{n}; `report_content` is what readers got as `content`. */
export const ReportVersionText = v.object({ report_id: Id, version: v.number(), report_content: v.string() })
export type ReportVersionText = v.InferOutput<typeof ReportVersionText>

export const reportVersionTexts = {
  fetchFailed: 'Failed to fetch the versions of this report',
  invalidList: 'Received invalid data format for versions.',
  contentFailed: 'Failed to load the versions to compare',
  restoreFailed: 'Failed to restore this version',
  unknown: 'This report has no such version.',
  isCurrent: 'Readers see this text already.',
  isBeingWritten: 'A new version is being written. Please wait until it is there.',
} as const
