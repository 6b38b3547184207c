import { createHmac, randomUUID } from 'node:crypto'
import type { TranscriptEntry } from '@clarity/contracts'

export const webhookSecret = 'whsec_test'

/** A finished conversation in the provider's post-call format. */
export function postCallEvent(demoRequestId: string | null, transcript: readonly Partial<TranscriptEntry>[]) {
  const last = transcript.at(-1)
  return {
    type: 'post_call_transcription',
    event_timestamp: Math.floor(Date.now() / 1000),
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
        start_time_unix_secs: 1_763_700_000,
        call_duration_secs: (last?.time_in_call_secs ?? 0) + (last?.duration ?? 0),
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

/** The provider's signature header over these bytes. */
export function signature(
  body: string,
  { secret = webhookSecret, atSecs = Math.floor(Date.now() / 1000) } = {},
): string {
  return `t=${atSecs},v0=${createHmac('sha256', secret).update(`${atSecs}.${body}`).digest('hex')}`
}
