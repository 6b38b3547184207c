import { defineJob } from '../../jobs/job.js'

export interface WriteReport {
  readonly reportId: string
  /** The version to write. If it exists already, the job does nothing. */
  readonly version: number
  /** False for a re-run: no message is sent. */
  readonly notify: boolean
}

export const writeReport = defineJob<WriteReport>('write-report', { retries: 5, timeoutSecs: 180 })
