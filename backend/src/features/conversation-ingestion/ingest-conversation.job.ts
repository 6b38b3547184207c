import { defineJob } from '../../jobs/job.js'

/** Ingests a stored event: makes it a conversation of its demo request. The name is stored, so it stays. */
export const ingestConversation = defineJob<{ eventId: string }>('take-in-conversation')
