import { defineJob } from '../../jobs/job.js'

/** Reconciles an attempt whose event did not come: asks the provider how it ended. The name is stored, so it stays. */
export const reconcileAttempt = defineJob<{ attemptId: string }>('ask-for-end', { timeoutSecs: 60 })
