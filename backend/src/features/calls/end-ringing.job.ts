import { defineJob } from '../../jobs/job.js'

/** Waits as long as a phone rings; a call that nobody has answered by then was missed. */
export const endRinging = defineJob<{ callId: string }>('end-ringing')
