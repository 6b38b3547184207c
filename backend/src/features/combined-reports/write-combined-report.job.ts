import { defineJob } from '../../jobs/job.js'

/** Few tries: an admin waits for it, and may simply ask again. */
export const writeCombinedReport = defineJob<{ combinedReportId: string }>('write-combined-report', {
  retries: 2,
  timeoutSecs: 300,
})
