import type { ElevenLabsConversation, ElevenLabsTurn, TranscriptEntry } from '@clarity/contracts'
import type { FinishedConversation } from '../voice-event.js'

export const elevenLabs = 'elevenlabs'

/** The variable that carries our own id of a call or a session. */
export const attemptVariable = 'attempt_id'

/** Maps the provider's finished conversation to the product's shape. */
export function finishedConversation(data: ElevenLabsConversation, endedAtSecs: number): FinishedConversation {
  const durationSecs = data.metadata.call_duration_secs ?? data.transcript.at(-1)?.time_in_call_secs ?? 0
  const startedAtSecs = data.metadata.start_time_unix_secs ?? endedAtSecs - durationSecs
  return {
    provider: elevenLabs,
    providerConversationId: data.conversation_id,
    demoRequestId: demoRequestId(data),
    startedAt: new Date(startedAtSecs * 1000).toISOString(),
    durationSecs,
    transcript: data.transcript.map((turn, index) => entry(turn, data.transcript[index + 1], durationSecs)),
  }
}

type Initiated = Pick<ElevenLabsConversation, 'conversation_initiation_client_data'>

/** Our own id of the call or the session, if the conversation was started with one. */
export function attemptId(data: Initiated): string | null {
  return variable(data, attemptVariable)
}

/** Our own id comes back as a variable or as the user id, depending on how the call was placed. */
function demoRequestId(data: ElevenLabsConversation): string | null {
  const sent = data.conversation_initiation_client_data
  return variable(data, 'demo_request_id') || sent?.user_id || data.user_id || null
}

function variable({ conversation_initiation_client_data: sent }: Initiated, name: string): string | null {
  const value = sent?.dynamic_variables?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}

/** The provider gives no duration of a turn: it lasts until the next one begins, the last one until the call ends. */
function entry(turn: ElevenLabsTurn, next: ElevenLabsTurn | undefined, durationSecs: number): TranscriptEntry {
  const secs = (next?.time_in_call_secs ?? durationSecs) - turn.time_in_call_secs
  return {
    role: turn.role,
    message: turn.message ?? '',
    time_in_call_secs: turn.time_in_call_secs,
    tool_calls: turn.tool_calls ?? [],
    duration: secs > 0 ? secs : null,
  }
}
