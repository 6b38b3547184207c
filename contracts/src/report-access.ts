import * as v from 'valibot'
import { Email } from './email.js'
import { CodeReceiver, ReaderCode } from './reader-code.js'
import { Moment, Text } from './text.js'

/** The address that `skip_email=1` uses in place of a reader's; the server accepts it with an admin session only. */
export const directAccessEmail = 'direct-access@clarity.invalid'

/** Maximum length of a stored error text of a view (docs/behaviour.md#access-to-a-report). */
export const reportErrorMaxLength = 500

/** A header of these posts if the page asks by itself, and no person has pressed a button: no code is texted then. */
export const automaticHeader = 'x-automatic'

/** Body of POST /api/report/{reportId} and POST /api/combined-report/{reportId}. */
export const AccessReport = v.object({
  email: Email,
  /** The code from the text message, of a report with verified readers. */
  code: v.optional(ReaderCode),
  /** The phone that gets the code; the recipient's if absent, or the manager's if that one gets no texts. */
  codeTo: v.optional(CodeReceiver),
})
export type AccessReport = v.InferOutput<typeof AccessReport>

/** The same paths, to log an error that the reader saw; answered 204, never with content. A longer text is cut off. */
export const LogReportError = v.object({
  email: Email,
  hasError: v.literal(true),
  errorMessage: v.pipe(
    Text(100_000),
    v.transform((text) => text.slice(0, reportErrorMaxLength)),
  ),
})
export type LogReportError = v.InferOutput<typeof LogReportError>

/** Details of a combined report: when it was written, in which language, and its conversations. */
export const CombinedReportAbout = v.object({
  generatedAt: Moment,
  language: v.string(),
  /** In the order of the report, each with the label that the report gives it. */
  conversations: v.array(v.object({ label: v.string(), startedAt: Moment })),
})
export type CombinedReportAbout = v.InferOutput<typeof CombinedReportAbout>

/** 200: the report as a JSON string, or a combined report as markdown. Only a combined report has `about`. */
export const ReportContent = v.object({ content: v.string(), about: v.optional(CombinedReportAbout) })
export type ReportContent = v.InferOutput<typeof ReportContent>

/** 202: access is granted, the report is still being written. */
export const ReportPreparing = v.object({ status: v.literal('preparing') })
export type ReportPreparing = v.InferOutput<typeof ReportPreparing>

/** Error texts for the reader of a report (docs/behaviour.md#access-to-a-report). */
export const reportAccessTexts = {
  notFound: 'Report not found. Please check the URL and try again.',
  combinedNotFound: 'Combined report not found. Please check the URL and try again.',
  /** Below both: the link may have been withdrawn. */
  deadLinkHint: 'If this link worked before, please ask the person who sent it to you.',
  failed: 'Failed to access report. Please try again later.',
  combinedFailed: 'Failed to access combined report. Please try again later.',
  invalid: 'Invalid report data format received from server',
  combinedInvalid: 'Invalid combined report data format received from server',
  idMissing: 'Report ID is missing from URL.',
  notDrawable: 'Report data is not in the expected format.',
  unexpected: 'An unexpected error occurred. Please try again later.',
  submitFailed: 'An error occurred. Please try again.',
} as const

/** Errors that only the server can detect. */
export const reportRefusalTexts = {
  directAccess: 'Please enter your own email address to read this report.',
  notWritten: 'This report could not be written yet. Please try again later.',
  tooMany: 'Too many attempts. Please wait a minute and try again.',
} as const
