import { defineJob } from '../../jobs/job.js'

/** Runs when the phone stops ringing: a call that is still unanswered then was missed. */
export const endRinging = defineJob<{ callId: string }>('end-ringing')
