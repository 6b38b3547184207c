import { createHmac, randomUUID } from 'node:crypto'
import type { TranscriptEntry } from '@clarity/contracts'

/** The secret with which products under test verify the voice provider's events. */
export const webhookSecret = 'whsec_test'

const nowSecs = () => Math.floor(Date.now() / 1000)

/** A finished conversation in the voice provider's post-call format. */
export function postCallEvent(demoRequestId: string | null, transcript: readonly Partial<TranscriptEntry>[]) {
  const last = transcript.at(-1)
  const durationSecs = Math.ceil((last?.time_in_call_secs ?? 0) + (last?.duration ?? 0))
  return {
    type: 'post_call_transcription',
    event_timestamp: nowSecs(),
    data: {
      agent_id: 'agent_1',
      conversation_id: `conv_${randomUUID()}`,
      status: 'done',
      user_id: null as string | null,
      transcript: transcript.map(({ role, message, time_in_call_secs }) => ({
        role,
        message,
        time_in_call_secs,
        tool_calls: null,
        interrupted: false,
      })),
      metadata: {
        start_time_unix_secs: nowSecs() - durationSecs,
        call_duration_secs: durationSecs,
        cost: 12,
      },
      analysis: null,
      conversation_initiation_client_data: {
        user_id: null as string | null,
        dynamic_variables: { demo_request_id: demoRequestId } as Record<string, unknown>,
      },
    },
  }
}

/** The provider's signature header over exactly these bytes. */
export function signature(body: string, { secret = webhookSecret, atSecs = nowSecs() } = {}): string {
  return `t=${atSecs},v0=${createHmac('sha256', secret).update(`${atSecs}.${body}`).digest('hex')}`
}
