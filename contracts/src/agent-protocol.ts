import * as v from 'valibot'
import { Id } from './text.js'

/**
 * The part of the ElevenLabs agent WebSocket protocol that text and captions need (`@elevenlabs/types` 0.23.0). The
 * built-in agent implements it too, and one page serves both. Other fields are allowed.
 */
export const agentSubprotocol = 'convai'

/** Sent to the agent in the first frame: the person it talks to, and the role it plays. */
export const AgentInitiationData = v.looseObject({
  user_id: v.string(),
  dynamic_variables: v.record(v.string(), v.string()),
  conversation_config_override: v.looseObject({
    agent: v.optional(
      v.looseObject({
        prompt: v.optional(v.object({ prompt: v.string() })),
        first_message: v.optional(v.string()),
        language: v.optional(v.string()),
      }),
    ),
    conversation: v.optional(v.looseObject({ text_only: v.optional(v.boolean()) })),
  }),
})
export type AgentInitiationData = v.InferOutput<typeof AgentInitiationData>

/** First frame of a client. */
export const AgentInitiation = v.looseObject({ type: v.literal('conversation_initiation_client_data') })

/** What the person said or typed. `message_id` is our extension: a message that is sent again counts once. */
export const AgentUserMessage = v.looseObject({
  type: v.literal('user_message'),
  text: v.string(),
  message_id: v.optional(Id),
})
export type AgentUserMessage = v.InferOutput<typeof AgentUserMessage>

export const AgentPong = v.looseObject({ type: v.literal('pong'), event_id: v.optional(v.number()) })

/** Our extension: the person ends the conversation. Other agents see a closed connection. */
export const AgentEnd = v.looseObject({ type: v.literal('end_conversation') })

export const AgentClientFrame = v.variant('type', [AgentInitiation, AgentUserMessage, AgentPong, AgentEnd])
export type AgentClientFrame = v.InferOutput<typeof AgentClientFrame>

/** First frame of a server. */
export const AgentMetadata = v.looseObject({
  type: v.literal('conversation_initiation_metadata'),
  conversation_initiation_metadata_event: v.looseObject({
    conversation_id: v.string(),
    agent_output_audio_format: v.string(),
    user_input_audio_format: v.string(),
  }),
})

/** The vendor's types require it, its documentation leaves it out: captions do not depend on it. */
const eventId = v.optional(v.nullable(v.number()))

export const AgentResponse = v.looseObject({
  type: v.literal('agent_response'),
  agent_response_event: v.looseObject({ agent_response: v.string(), event_id: eventId }),
})

/** The agent was interrupted: only this part of its turn was spoken. */
export const AgentResponseCorrection = v.looseObject({
  type: v.literal('agent_response_correction'),
  agent_response_correction_event: v.looseObject({ corrected_agent_response: v.string(), event_id: eventId }),
})

/**
 * The person's words as they were understood, or our acknowledgement that they are stored. With the built-in agent
 * `event_id` is the turn's place in the conversation, from 1, in both frames: a repeated turn keeps its id.
 */
export const AgentUserTranscript = v.looseObject({
  type: v.literal('user_transcript'),
  user_transcription_event: v.looseObject({
    user_transcript: v.string(),
    event_id: eventId,
    message_id: v.optional(v.string()),
  }),
})

/** An interim result of speech recognition, replaced by the next one or by the transcript. */
export const AgentTentativeTranscript = v.looseObject({
  type: v.literal('tentative_user_transcript'),
  tentative_user_transcription_event: v.looseObject({ user_transcript: v.string() }),
})

export const AgentPing = v.looseObject({
  type: v.literal('ping'),
  ping_event: v.looseObject({ event_id: v.number(), ping_ms: v.optional(v.nullable(v.number())) }),
})

export const AgentServerFrame = v.variant('type', [
  AgentMetadata,
  AgentResponse,
  AgentResponseCorrection,
  AgentUserTranscript,
  AgentPing,
])
export type AgentServerFrame = v.InferOutput<typeof AgentServerFrame>

/** Close codes: the agent ended it; another client took over this conversation; the session is invalid or expired. */
export const agentClose = { ended: 1000, replaced: 4001, unknownSession: 4004 } as const
