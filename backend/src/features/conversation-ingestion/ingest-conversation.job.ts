import { defineJob } from '../../jobs/job.js'

/** Ingests a stored and deduplicated event as the conversation of its demo request. The name is stored, so it stays. */
export const ingestConversation = defineJob<{ eventId: string }>('take-in-conversation')
