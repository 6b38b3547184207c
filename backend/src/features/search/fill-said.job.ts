import { defineJob } from '../../jobs/job.js'

/** Fills the searched words of conversations from before the column. */
export const fillSaid = defineJob<object>('fill-said', { timeoutSecs: 600 })
