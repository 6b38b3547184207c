import type { AgentServerFrame } from '@clarity/contracts'
import type { LiveTurn } from './live-turn.js'

/** Captions and text need no sound, but the official client expects a format. */
const format = 'pcm_16000'

export function metadataFrame(conversationId: string): AgentServerFrame {
  return {
    type: 'conversation_initiation_metadata',
    conversation_initiation_metadata_event: {
      conversation_id: conversationId,
      agent_output_audio_format: format,
      user_input_audio_format: format,
    },
  }
}

/** A stored turn as a frame: the agent's text, or the acknowledgement of the person's. */
export function turnFrame({ position, role, message, messageId }: LiveTurn): AgentServerFrame {
  if (role === 'agent')
    return { type: 'agent_response', agent_response_event: { agent_response: message, event_id: position } }
  return {
    type: 'user_transcript',
    user_transcription_event: {
      user_transcript: message,
      event_id: position,
      ...(messageId !== null && { message_id: messageId }),
    },
  }
}

export function pingFrame(eventId: number): AgentServerFrame {
  return { type: 'ping', ping_event: { event_id: eventId } }
}
