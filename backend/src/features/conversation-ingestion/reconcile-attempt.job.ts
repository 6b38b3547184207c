import { defineJob } from '../../jobs/job.js'

/** Reconciles an attempt without an event: asks the provider how it ended. The name is stored, so it stays. */
export const reconcileAttempt = defineJob<{ attemptId: string }>('ask-for-end', { timeoutSecs: 60 })
