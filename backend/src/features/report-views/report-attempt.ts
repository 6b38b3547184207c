import type { ReportViewOutcome } from './report-view.entity.js'

/** Somebody who tries to read a report. */
export interface ReportReader {
  /** As it stands in the link: there may be no such report. */
  readonly reportId: string
  readonly email: string
  readonly address: string
  readonly place: string | null
}

/** One answered attempt to read a report, granted or refused. */
export interface ReportAttempt extends ReportReader {
  readonly outcome: ReportViewOutcome
  readonly hasError: boolean | null
  readonly errorMessage: string | null
}

/** What went wrong where only the reader's browser saw it. */
export interface ReaderError extends ReportReader {
  readonly errorMessage: string
}
