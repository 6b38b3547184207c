import type { ReportRun } from '@clarity/contracts'

export type ReportRunRow = Omit<ReportRun, 'created_at'> & { created_at: Date }

export function toReportRun(row: ReportRunRow): ReportRun {
  return { ...row, created_at: row.created_at.toISOString() }
}
