import { defineJob } from '../../jobs/job.js'

/** Announces a new demo request to the other features. */
export const demoRequested = defineJob<{ demoRequestId: string }>('demo-requested')
