import { defineJob } from '../../jobs/job.js'

/** Few retries: an admin waits for it, and can simply ask again. */
export const writeCombinedReport = defineJob<{ combinedReportId: string }>('write-combined-report', {
  retries: 2,
  timeoutSecs: 300,
})
