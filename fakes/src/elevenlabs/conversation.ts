import { randomBytes } from 'node:crypto'

export type CallResult = 'answered' | 'voicemail' | 'busy' | 'no_answer' | 'failed'

export interface Turn {
  readonly role: 'agent' | 'user'
  readonly message: string
  readonly time_in_call_secs: number
}

/** The initiation data that a client sends. */
export interface ClientData {
  readonly user_id?: string | null
  readonly dynamic_variables?: Readonly<Record<string, unknown>>
  readonly conversation_config_override?: Readonly<Record<string, unknown>>
}

/** One conversation as the provider stores it. */
export interface Conversation {
  readonly id: string
  readonly agentId: string
  readonly startedAtSecs: number
  /** Null for a conversation on a page. */
  readonly phoneCall: { readonly toNumber: string; readonly phoneNumberId: string; readonly callSid: string } | null
  clientData: ClientData
  status: 'initiated' | 'in-progress' | 'processing' | 'done' | 'failed'
  callResult: CallResult | null
  readonly transcript: Turn[]
  /** Seconds of audio received from a page. */
  heardSecs: number
}

export const newConversationId = () => `conv_${randomBytes(13).toString('hex')}`

export function newConversation(agentId: string, phoneCall: Conversation['phoneCall'] = null): Conversation {
  return {
    id: newConversationId(),
    agentId,
    startedAtSecs: Math.floor(Date.now() / 1000),
    phoneCall,
    clientData: {},
    status: 'initiated',
    callResult: null,
    transcript: [],
    heardSecs: 0,
  }
}

/** Whether the client has asked for a text-only conversation. */
export function isInWriting({ clientData }: Conversation): boolean {
  const { conversation } = (clientData.conversation_config_override ?? {}) as { conversation?: { text_only?: boolean } }
  return conversation?.text_only === true
}

function durationSecs({ transcript }: Conversation): number {
  const last = transcript.at(-1)
  return last ? last.time_in_call_secs + 4 : 0
}

/**
 * The body of `GET /v1/convai/conversations/{id}` and of the post-call event. It has a transcript only after the end.
 */
export function conversationJson(conversation: Conversation): Record<string, unknown> {
  const { id, agentId, status, clientData, phoneCall, callResult } = conversation
  const isOver = status === 'done' || status === 'failed'
  return {
    agent_id: agentId,
    agent_name: 'Fake',
    conversation_id: id,
    user_id: clientData.user_id ?? null,
    status,
    has_audio: conversation.heardSecs > 0,
    has_user_audio: conversation.heardSecs > 0,
    has_response_audio: conversation.heardSecs > 0,
    has_auxiliary_audio: false,
    transcript: isOver ? conversation.transcript.map(turnJson) : [],
    metadata: {
      start_time_unix_secs: conversation.startedAtSecs,
      call_duration_secs: durationSecs(conversation),
      cost: 12,
      termination_reason: '',
      text_only: isInWriting(conversation),
      phone_call: phoneCall && {
        type: 'twilio',
        direction: 'outbound',
        phone_number_id: phoneCall.phoneNumberId,
        agent_number: '+14155550100',
        external_number: phoneCall.toNumber,
        call_result: callResult,
        stream_sid: 'MZ0',
        call_sid: phoneCall.callSid,
      },
    },
    analysis: null,
    conversation_initiation_client_data: clientData,
  }
}

/** A row of `GET /v1/convai/conversations`. */
export function summaryJson(conversation: Conversation): Record<string, unknown> {
  return {
    agent_id: conversation.agentId,
    agent_name: 'Fake',
    conversation_id: conversation.id,
    start_time_unix_secs: conversation.startedAtSecs,
    call_duration_secs: durationSecs(conversation),
    message_count: conversation.transcript.length,
    status: conversation.status,
    call_successful: 'unknown',
  }
}

function turnJson(turn: Turn): Record<string, unknown> {
  return { ...turn, tool_calls: [], tool_results: [], feedback: null, interrupted: false, source_medium: null }
}
