import { createHash } from 'node:crypto'
import type { ElevenLabsConversation, ElevenLabsFailureEvent, ElevenLabsPostCallEvent } from '@clarity/contracts'
import type { AttemptOutcome, VoiceEvent } from '../voice-event.js'
import { attemptId, elevenLabs, finishedConversation } from './elevenlabs-conversation.mapper.js'

/** The event to store; null for an event that is acknowledged and ignored. */
export function toVoiceEvent(event: ElevenLabsPostCallEvent, payload: string): VoiceEvent | null {
  switch (event.type) {
    case 'post_call_transcription':
      return conversationEvent(event.data, payload, event.event_timestamp)
    case 'call_initiation_failure':
      return failureEvent(event, payload)
    case 'post_call_audio':
      return null
    case 'other':
    default:
      return keptEvent(payload, event.type)
  }
}

/** A finished conversation, from an event or from reconciliation. Both have the same key, so it counts once. */
export function conversationEvent(data: ElevenLabsConversation, payload: string, endedAtSecs: number): VoiceEvent {
  const outcome = outcomeOf(data)
  return {
    provider: elevenLabs,
    key: `${data.conversation_id} post_call_transcription`,
    payload,
    conversation: outcome === 'answered' ? finishedConversation(data, endedAtSecs) : null,
    attempt: {
      id: attemptId(data),
      providerIds: present(data.conversation_id, data.metadata.phone_call?.call_sid),
      outcome,
    },
  }
}

/**
 * A voicemail's greeting looks like a user's turn. In every other case a user's turn means that the call was answered.
 */
function outcomeOf({ status, transcript, metadata }: ElevenLabsConversation): AttemptOutcome {
  const result = readResult(metadata.phone_call?.call_result)
  const hasSpoken = transcript.some(({ role }) => role === 'user')
  if (result === 'voicemail') return result
  if (hasSpoken) return 'answered'
  if (result !== null) return result
  return status === 'failed' ? 'failed' : 'answered'
}

function failureEvent({ type, data }: ElevenLabsFailureEvent, payload: string): VoiceEvent {
  const callSid = data.metadata?.body?.['CallSid']
  const providerIds = present(data.conversation_id, typeof callSid === 'string' ? callSid : null)
  return {
    provider: elevenLabs,
    key: `${providerIds[0] ?? digest(payload)} ${type}`,
    payload,
    conversation: null,
    attempt: { id: attemptId(data), providerIds, outcome: readResult(data.failure_reason) ?? 'failed' },
  }
}

function keptEvent(payload: string, type: string): VoiceEvent {
  return {
    provider: elevenLabs,
    key: `${digest(payload)} ${type.slice(0, 100)}`,
    payload,
    conversation: null,
    attempt: null,
  }
}

const failures = ['voicemail', 'busy', 'no_answer', 'failed'] as const

/** Null for an answered call or a missing result. Both spellings of a word occur. */
function readResult(result: string | null | undefined): (typeof failures)[number] | null {
  return failures.find((known) => known === result?.replaceAll('-', '_')) ?? null
}

function present(...ids: (string | null | undefined)[]): string[] {
  return ids.filter((id) => typeof id === 'string' && id !== '') as string[]
}

function digest(payload: string): string {
  return createHash('sha256').update(payload).digest('hex')
}
