import { defineJob } from '../../jobs/job.js'

/** Takes a call one step further: places it, or finds out what became of an attempt. */
export const placeCall = defineJob<{ callId: string }>('place-call', { timeoutSecs: 60 })
