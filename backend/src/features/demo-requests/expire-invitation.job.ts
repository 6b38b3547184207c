import { defineJob } from '../../jobs/job.js'

/** Waits as long as an invitation is good and ends it then, if nobody has answered. */
export const expireInvitation = defineJob<{ demoRequestId: string }>('expire-invitation')
