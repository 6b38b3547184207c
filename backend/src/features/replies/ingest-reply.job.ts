import { defineJob } from '../../jobs/job.js'

/**
 * Ingests a stored message: does what it means, and what came before it from the same phone. The name is stored, so it
 * stays.
 */
export const ingestReply = defineJob<{ incomingId: string }>('take-in-reply')
