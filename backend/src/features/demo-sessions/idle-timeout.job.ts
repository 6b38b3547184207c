import { defineJob } from '../../jobs/job.js'

/** Checks repeatedly whether a conversation's page is still connected. The name is stored, so it stays. */
export const idleTimeout = defineJob<{ conversationId: string }>('watch-conversation')
