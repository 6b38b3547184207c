import { createHmac, randomUUID } from 'node:crypto'
import type { ElevenLabsTranscriptionEvent, TranscriptEntry } from '@clarity/contracts'
import { webhookSecret } from './server.ts'

const nowSecs = () => Math.floor(Date.now() / 1000)

/** The voice provider's event for a finished conversation. */
export function postCallEvent(
  demoRequestId: string,
  transcript: readonly TranscriptEntry[],
): ElevenLabsTranscriptionEvent {
  const last = transcript.at(-1)
  const durationSecs = Math.ceil((last?.time_in_call_secs ?? 0) + (last?.duration ?? 0))
  return {
    type: 'post_call_transcription',
    event_timestamp: nowSecs(),
    data: {
      agent_id: 'agent_of_stories',
      conversation_id: `conv_${randomUUID()}`,
      status: 'done',
      transcript: transcript.map(({ role, message, time_in_call_secs }) => ({ role, message, time_in_call_secs })),
      metadata: { start_time_unix_secs: nowSecs() - durationSecs, call_duration_secs: durationSecs },
      conversation_initiation_client_data: { dynamic_variables: { demo_request_id: demoRequestId } },
    },
  }
}

/** The provider's signature over exactly these bytes. */
export function signatureOf(body: string): string {
  const at = nowSecs()
  return `t=${at},v0=${createHmac('sha256', webhookSecret).update(`${at}.${body}`).digest('hex')}`
}
