import { defineJob } from '../../jobs/job.js'

/** Tells the rest of the product that a demo request exists now. */
export const demoRequested = defineJob<{ demoRequestId: string }>('demo-requested')
