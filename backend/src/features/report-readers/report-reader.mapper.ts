import type { Reader, ReaderOfReport, ReportReading } from '@clarity/contracts'

/** A row of the database has dates for times, the wire has texts. */
type Stored<Row> = {
  [Key in keyof Row]: Key extends 'first_at' | 'last_at' ? Date | Extract<Row[Key], null> : Row[Key]
}
export type ReportReadingRow = Stored<ReportReading>
export type ReaderRow = Stored<Reader>
export type ReaderOfReportRow = Stored<ReaderOfReport>

export function toReportReading({ first_at, last_at, ...row }: ReportReadingRow): ReportReading {
  return { ...row, first_at: first_at?.toISOString() ?? null, last_at: last_at?.toISOString() ?? null }
}

export function toReader({ first_at, last_at, ...row }: ReaderRow): Reader {
  return { ...row, first_at: first_at.toISOString(), last_at: last_at.toISOString() }
}

export function toReaderOfReport({ first_at, last_at, ...row }: ReaderOfReportRow): ReaderOfReport {
  return { ...row, first_at: first_at.toISOString(), last_at: last_at.toISOString() }
}
