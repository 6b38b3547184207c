import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ElevenLabsOptions } from './account.ts'
import { checkCall, refusalJson, type OutboundCall, type Refusal } from './check-request.ts'
import { newConversation, type CallResult, type Conversation, type Turn } from './conversation.ts'
import { forbiddenOverride, type Permissions } from './permissions.ts'

/** The error status with which the API rejects the call; null if it accepts it. */
export function refusalOf(request: IncomingMessage, body: OutboundCall, account: ElevenLabsOptions): Refusal | null {
  const refused = checkCall(request, { ...body })
  if (refused) return refused
  if (body.agent_id !== account.agentId) return { status: 404, message: 'Agent not found' }
  const isKnown = body.agent_phone_number_id === account.phoneNumberId
  return isKnown ? null : { status: 404, message: 'Phone number not found' }
}

/** The body of a rejection with status 200, or null. */
export function failureOf(body: OutboundCall, permissions: Permissions): Record<string, unknown> | null {
  const override = body.conversation_initiation_client_data?.conversation_config_override
  const forbidden = forbiddenOverride(override, permissions)
  if (forbidden === null) return null
  return refusalJson({ status: 200, message: `Override for field '${forbidden}' is not allowed by config.` })
}

export function newCall(body: OutboundCall): Conversation {
  const call = newConversation(body.agent_id, {
    toNumber: body.to_number,
    phoneNumberId: body.agent_phone_number_id,
    callSid: `CA${randomBytes(16).toString('hex')}`,
  })
  call.clientData = body.conversation_initiation_client_data ?? {}
  return call
}

export function placedJson(call: Conversation): Record<string, unknown> {
  const callSid = call.phoneCall!.callSid
  return { success: true, message: 'Call initiated', conversation_id: call.id, callSid }
}

/** Ends the call with this result and transcript. */
export function endCall(call: Conversation, result: CallResult, said: readonly Turn[]): void {
  call.callResult = result
  call.status = result === 'answered' || result === 'voicemail' ? 'done' : 'failed'
  if (result === 'answered') call.transcript.push(...said)
  if (result === 'voicemail') call.transcript.push({ role: 'agent', message: 'Hello?', time_in_call_secs: 0 })
}
