import { defineJob } from '../../jobs/job.js'

/** A message of any kind was not sent because its number has opted out. */
export const phoneOptedOut = defineJob<{ messageId: string }>('phone-opted-out')
