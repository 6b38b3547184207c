import type { AgentInitiationData } from '@clarity/contracts'
import type { NewSession } from '../voice.js'
import { elevenLabsLanguage } from './elevenlabs-languages.js'

/** The fields that a client may override when a conversation starts, according to the agent's settings. */
export interface AllowedOverrides {
  readonly prompt: boolean
  readonly firstMessage: boolean
  readonly language: boolean
  readonly textOnly: boolean
}

/**
 * The data with which a conversation starts. Our ids come back with every event. The scenario is sent as variables,
 * which the agent's own texts may use, and as overrides only if those are allowed: a forbidden override fails the whole
 * conversation.
 */
export function initiationOf({ id, demoRequestId, scenario }: NewSession, allowed: AllowedOverrides) {
  const language = elevenLabsLanguage(scenario.language)
  return {
    user_id: demoRequestId,
    dynamic_variables: {
      demo_request_id: demoRequestId,
      attempt_id: id,
      scenario_title: scenario.title,
      scenario_prompt: scenario.prompt,
      first_message: scenario.firstMessage,
      language: language ?? scenario.language,
      recipient_name: scenario.recipientName,
      recipient_role: scenario.recipientRole,
    },
    conversation_config_override: {
      agent: {
        ...(allowed.prompt && { prompt: { prompt: scenario.prompt } }),
        ...(allowed.firstMessage && { first_message: scenario.firstMessage }),
        ...(allowed.language && language !== null && { language }),
      },
    },
  } satisfies AgentInitiationData
}
