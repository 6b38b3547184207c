import * as v from 'valibot'
import { Id, Moment } from './text.js'

/** How often a report was opened by people: an admin's own openings, link previews and scanners are apart. */
export const ReportReading = v.object({
  report_id: v.string(),
  kind: v.picklist(['report', 'combined']),
  /** Null for a combined report, or if it is not known. */
  recipient_name: v.nullable(v.string()),
  /** How many different emails were given at the gate. */
  people: v.number(),
  views: v.number(),
  /** Null if no one but admins has opened it. */
  first_at: v.nullable(Moment),
  last_at: v.nullable(Moment),
  /** Up to three, the most frequent first. */
  places: v.array(v.string()),
  admin_views: v.number(),
  /** Hits of the short link by messengers that draw a preview, and by other programs. */
  previews: v.number(),
  scanners: v.number(),
})
export type ReportReading = v.InferOutput<typeof ReportReading>

/** A person by the email that was given at the gate, with what they opened. */
export const Reader = v.object({
  reader_id: Id,
  email: v.string(),
  reports: v.number(),
  views: v.number(),
  first_at: Moment,
  last_at: Moment,
  /** Up to three, the most frequent first. */
  places: v.array(v.string()),
})
export type Reader = v.InferOutput<typeof Reader>

/** One person and one report. */
export const ReaderOfReport = v.object({
  email: v.string(),
  views: v.number(),
  first_at: Moment,
  last_at: Moment,
  geo_location: v.nullable(v.string()),
})
export type ReaderOfReport = v.InferOutput<typeof ReaderOfReport>

/** How many readers of one report are listed, the latest first. */
export const readersOfReportMax = 100

export const reportReadingTexts = {
  notFound: 'No one has opened this report yet.',
} as const
