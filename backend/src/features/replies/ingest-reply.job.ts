import { defineJob } from '../../jobs/job.js'

/**
 * Ingests a stored message, and any earlier pending ones from the same phone. The name is stored with queued jobs, so
 * it must not change.
 */
export const ingestReply = defineJob<{ incomingId: string }>('take-in-reply')
