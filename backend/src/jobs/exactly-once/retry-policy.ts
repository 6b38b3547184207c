/** The lease of an attempt. Longer than every provider's time limit: an older attempt's process has died. */
export const leaseSecs = 15

/** Limit for attempts that the provider does not know of. A refusal is no attempt: it is retried until the deadline. */
export const maxAttempts = 3

/** Pause before a claimed row without permission is checked again. */
export const permissionPauseSecs = 1

/** Pause before a row whose job has exhausted its retries gets another job. */
export const exhaustedPauseSecs = 60

/** Backoff after a refusal, in seconds: twice as long each time, up to the limit. */
export function backoffSecs(refusals: number, maxSecs: number): number {
  return Math.min(2 ** refusals, maxSecs)
}
