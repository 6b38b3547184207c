import { defineJob } from '../../jobs/job.js'

/** Looks again and again whether a conversation's person is still there. */
export const watchConversation = defineJob<{ conversationId: string }>('watch-conversation')
