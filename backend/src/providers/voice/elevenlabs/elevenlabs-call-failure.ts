import { CallNotTaken, type VoiceResult } from '../voice.js'
import { accountRemedy, plainError } from './elevenlabs-errors.js'

/**
 * What a failed request to place a call tells. Rejected: the provider found the request itself wrong. Throws CallNotTaken
 * where it certainly did nothing; another error where nobody knows, an answer of 500 and a time-out included.
 */
export function readFailedCall(error: unknown): VoiceResult {
  const { statusCode, body } = error as { statusCode?: number; body?: unknown }
  if (statusCode === 422) return { kind: 'rejected', reason: `The provider refused the call: ${firstComplaint(body)}` }
  if (statusCode === 429) throw new CallNotTaken('the provider asks to retry later')
  const remedy = accountRemedy(statusCode)
  if (remedy !== null) throw new CallNotTaken(remedy)
  if (isRefusedConnection(error)) throw new CallNotTaken('the provider cannot be reached')
  throw plainError(error)
}

function isRefusedConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === 'ECONNREFUSED') return true
  return 'cause' in error && isRefusedConnection(error.cause)
}

/** The provider's own sentence, which repeats nothing of what was sent. */
function firstComplaint(body: unknown): string {
  const detail = (body as { detail?: unknown } | null)?.detail
  const first = (Array.isArray(detail) ? detail[0] : detail) as { msg?: unknown; message?: unknown } | undefined
  const sentence = first?.msg ?? first?.message
  return typeof sentence === 'string' ? sentence.slice(0, 200) : 'no reason given'
}
