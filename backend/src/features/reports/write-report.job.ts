import { defineJob } from '../../jobs/job.js'

export interface WriteReport {
  readonly reportId: string
  /** The version to write: asked again for one that stands, the job does nothing. */
  readonly version: number
  /** False for a re-run: nobody is told. */
  readonly notify: boolean
}

export const writeReport = defineJob<WriteReport>('write-report', { retries: 5, timeoutSecs: 180 })
