/** The lease of an attempt. Longer than the time limit of every provider: an older attempt was lost with its process. */
export const leaseSecs = 15

/** Attempts whose outcome is unknown to the provider too. A refusal is no attempt: it is retried until the deadline. */
export const maxAttempts = 3

/** Pause before a claimed row that is not permitted yet is looked at again. */
export const waitSecs = 1

/** Pause before a row is taken up again whose job has exhausted its tries. */
export const exhaustedPauseSecs = 60

/** Seconds before the next retry of what the provider refused: twice as long each time, up to the limit. */
export function backoffSecs(refusals: number, maxSecs: number): number {
  return Math.min(2 ** refusals, maxSecs)
}
