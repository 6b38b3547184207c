import { defineJob } from '../../jobs/job.js'
import type { AttemptOutcome } from '../../providers/voice/voice-event.js'

/** Somebody has learnt how a call or a session at a provider went. */
export const attemptOver = defineJob<{
  attemptId: string | null
  providerIds: readonly string[]
  outcome: AttemptOutcome
}>('attempt-over')
