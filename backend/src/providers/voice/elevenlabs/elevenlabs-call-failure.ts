import { CallNotAccepted, type VoiceResult } from '../voice.js'
import { plainError, remedySentence } from './elevenlabs-errors.js'
import { refusalOf, refusalOfMessage, type ElevenLabsRefusal } from './elevenlabs-refusal.js'

/**
 * The result of a failed request to place a call. Throws CallNotAccepted if certainly no call was placed, and another
 * error if the outcome is unknown (including 500 and timeouts).
 */
export function readFailedCall(error: unknown): VoiceResult {
  const { statusCode, body } = error as { statusCode?: number; body?: unknown }
  if (statusCode !== undefined) return resultOf(statusCode, refusalOf(statusCode, body))
  if (isRefusedConnection(error)) throw new CallNotAccepted('the provider cannot be reached')
  throw plainError(error)
}

/** The same for an answer with the status 200 and `success: false`. */
export function readUnplacedCall(message: string): VoiceResult {
  return resultOf(200, refusalOfMessage(message))
}

function resultOf(status: number, refusal: ElevenLabsRefusal): VoiceResult {
  switch (refusal.kind) {
    case 'account':
      throw new CallNotAccepted(remedySentence(status, refusal))
    case 'later':
      throw new CallNotAccepted('the provider asks to retry later')
    case 'person':
      return { kind: 'rejected', reason: 'ElevenLabs does not accept this phone number' }
    case 'unknown':
      throw new Error(`the provider answered ${status}`)
  }
}

function isRefusedConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === 'ECONNREFUSED') return true
  return 'cause' in error && isRefusedConnection(error.cause)
}
