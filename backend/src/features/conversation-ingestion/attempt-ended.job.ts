import { defineJob } from '../../jobs/job.js'
import type { AttemptOutcome } from '../../providers/voice/voice-event.js'

/** The outcome of a call or a session at a provider is known. */
export const attemptEnded = defineJob<{
  attemptId: string | null
  providerIds: readonly string[]
  outcome: AttemptOutcome
}>('attempt-over')
