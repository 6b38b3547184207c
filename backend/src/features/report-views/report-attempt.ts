import type { ReportViewOutcome } from './report-view.entity.js'

/** A person who tries to read a report. */
export interface ReportReader {
  /** The id in the link: there may be no such report. */
  readonly reportId: string
  readonly email: string
  readonly address: string
  readonly place: string | null
  /** True with a code from the phone, false with a typed email alone; absent for an admin, and before it is known. */
  readonly verified?: boolean
}

/** One answered attempt to read a report, granted or refused. */
export interface ReportAttempt extends ReportReader {
  readonly outcome: ReportViewOutcome
  readonly hasError: boolean | null
  readonly errorMessage: string | null
}

/** An error that occurred in the reader's browser. */
export interface ReaderError extends ReportReader {
  readonly errorMessage: string
}
