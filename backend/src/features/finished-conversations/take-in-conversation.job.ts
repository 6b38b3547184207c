import { defineJob } from '../../jobs/job.js'

/** Makes a stored event a conversation of its demo request. */
export const takeInConversation = defineJob<{ eventId: string }>('take-in-conversation')
