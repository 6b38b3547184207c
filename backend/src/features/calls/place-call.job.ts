import { defineJob } from '../../jobs/job.js'

/** Advances a call by one step: places it, or reconciles an attempt. */
export const placeCall = defineJob<{ callId: string }>('place-call', { timeoutSecs: 60 })
