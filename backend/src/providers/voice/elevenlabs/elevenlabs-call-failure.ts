import { CallNotAccepted, type VoiceResult } from '../voice.js'
import { accountRemedy, plainError } from './elevenlabs-errors.js'

/**
 * The result of a failed request to place a call. Rejected: the provider found the request itself invalid. Throws
 * CallNotAccepted if certainly no call was placed, and another error if the outcome is unknown (including 500 and
 * timeouts).
 */
export function readFailedCall(error: unknown): VoiceResult {
  const { statusCode, body } = error as { statusCode?: number; body?: unknown }
  if (statusCode === 422) return { kind: 'rejected', reason: `The provider refused the call: ${firstComplaint(body)}` }
  if (statusCode === 429) throw new CallNotAccepted('the provider asks to retry later')
  const remedy = accountRemedy(statusCode)
  if (remedy !== null) throw new CallNotAccepted(remedy)
  if (isRefusedConnection(error)) throw new CallNotAccepted('the provider cannot be reached')
  throw plainError(error)
}

function isRefusedConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === 'ECONNREFUSED') return true
  return 'cause' in error && isRefusedConnection(error.cause)
}

/** The provider's own error text, which repeats nothing of the request. */
function firstComplaint(body: unknown): string {
  const detail = (body as { detail?: unknown } | null)?.detail
  const first = (Array.isArray(detail) ? detail[0] : detail) as { msg?: unknown; message?: unknown } | undefined
  const sentence = first?.msg ?? first?.message
  return typeof sentence === 'string' ? sentence.slice(0, 200) : 'no reason given'
}
