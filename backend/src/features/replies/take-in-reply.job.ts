import { defineJob } from '../../jobs/job.js'

/** Does what a message that came in by a carrier means, and what came before it from the same phone. */
export const takeInReply = defineJob<{ incomingId: string }>('take-in-reply')
