import type { ReportAttempt } from '@clarity/contracts'

/** A row of the list as the database returns it. */
export interface ReportAttemptRow {
  readonly id: string
  readonly demo_request_id: string
  readonly number: number
  readonly generated_at: Date
  readonly started_at: Date
}

/** A row of the list; `thisId` is the report that was asked for. */
export function toReportAttempt(row: ReportAttemptRow, thisId: string): ReportAttempt {
  return {
    report_id: row.id,
    demo_request_id: row.demo_request_id,
    number: row.number,
    started_at: row.started_at.toISOString(),
    generated_at: row.generated_at.toISOString(),
    is_this: row.id === thisId,
  }
}
