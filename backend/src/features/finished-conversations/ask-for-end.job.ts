import { defineJob } from '../../jobs/job.js'

/** Asks the provider how an attempt ended of which it has told nothing. */
export const askForEnd = defineJob<{ attemptId: string }>('ask-for-end', { timeoutSecs: 60 })
