import { defineJob } from '../../jobs/job.js'

/** Removes data that is older than its days, each night. */
export const removeOldData = defineJob<object>('remove-old-data', { timeoutSecs: 3600 })
