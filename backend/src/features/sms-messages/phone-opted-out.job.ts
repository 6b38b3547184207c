import { defineJob } from '../../jobs/job.js'

/** Tells the rest of the product that this message, of whatever kind, was not sent because its number wants nothing. */
export const phoneOptedOut = defineJob<{ messageId: string }>('phone-opted-out')
