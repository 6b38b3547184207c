import { CallNotTaken, type VoiceResult } from '../voice.js'

/**
 * What a failed request to place a call tells. Rejected: the provider found the request itself wrong. Throws CallNotTaken
 * where it certainly did nothing; throws the error on where nobody knows, an answer of 500 and a time-out included.
 */
export function readFailedCall(error: unknown): VoiceResult {
  const { statusCode, body, message } = error as { statusCode?: number; body?: unknown; message: string }
  if (statusCode === 422) return { kind: 'rejected', reason: `The provider refused the call: ${firstComplaint(body)}` }
  if (statusCode === 429) throw new CallNotTaken('The provider asks to come back later')
  if (isRefusedConnection(error)) throw new CallNotTaken('The provider cannot be reached')
  throw error instanceof Error ? error : new Error(message)
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
