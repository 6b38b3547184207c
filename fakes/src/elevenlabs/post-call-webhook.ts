import { createHmac } from 'node:crypto'
import { conversationJson, type Conversation } from './conversation.ts'

/**
 * Written after the documentation: the vendor's library verifies signatures but makes none. A test verifies ours with
 * it.
 */
export function signatureHeader(secret: string, body: string, atSecs = Math.floor(Date.now() / 1000)): string {
  return `t=${atSecs},v0=${createHmac('sha256', secret).update(`${atSecs}.${body}`).digest('hex')}`
}

/** The event that ends a conversation: its transcript, or the failure to start the call. */
export function postCallEvent(conversation: Conversation): Record<string, unknown> {
  const event_timestamp = Math.floor(Date.now() / 1000)
  const { phoneCall, callResult, status } = conversation
  if (status !== 'failed' || !phoneCall)
    return { type: 'post_call_transcription', event_timestamp, data: conversationJson(conversation) }
  const reason = callResult === 'busy' ? 'busy' : callResult === 'no_answer' ? 'no-answer' : 'unknown'
  return {
    type: 'call_initiation_failure',
    event_timestamp,
    data: {
      agent_id: conversation.agentId,
      conversation_id: conversation.id,
      failure_reason: reason,
      metadata: {
        type: 'twilio',
        body: { CallSid: phoneCall.callSid, CallStatus: reason === 'unknown' ? 'failed' : reason },
      },
    },
  }
}

/** The carrier's machine detection, which may arrive at any time of a call. */
export function machineDetectionEvent({ id, agentId, phoneCall }: Conversation): Record<string, unknown> {
  return {
    type: 'answering_machine_detection',
    event_timestamp: Math.floor(Date.now() / 1000),
    data: { agent_id: agentId, conversation_id: id, call_sid: phoneCall?.callSid, answered_by: 'machine_start' },
  }
}

/** Posts an event as the provider does; returns the status. */
export async function sendEvent(url: string, secret: string, event: unknown): Promise<number> {
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', 'elevenlabs-signature': signatureHeader(secret, body) }
  return (await fetch(url, { method: 'POST', headers, body })).status
}
