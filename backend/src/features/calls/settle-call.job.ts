import { defineJob } from '../../jobs/job.js'

/** Replaces the reserved cost of a call by what it cost, once it is over. */
export const settleCall = defineJob<{ callId: string }>('settle-call')
