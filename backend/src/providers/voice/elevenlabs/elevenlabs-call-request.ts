import { ringingSecs } from '@clarity/contracts'
import type { OutgoingCall } from '../voice.js'
import type { CallRequest } from './elevenlabs-api.js'
import { initiationOf, type AllowedOverrides } from './elevenlabs-initiation.js'

/** The provider's request for a call, in its library's names. */
export function callRequest(call: OutgoingCall, allowed: AllowedOverrides): CallRequest {
  const { user_id: userId, dynamic_variables: dynamicVariables, ...more } = initiationOf(call, allowed)
  const { prompt, first_message: firstMessage, language } = more.conversation_config_override.agent
  const agent = { ...(prompt && { prompt }), ...(firstMessage && { firstMessage }), ...(language && { language }) }
  const isOverriding = Object.keys(agent).length > 0
  return {
    toNumber: call.phone,
    telephonyCallConfig: { ringingTimeoutSecs: ringingSecs },
    conversationInitiationClientData: {
      userId,
      dynamicVariables,
      ...(isOverriding && { conversationConfigOverride: { agent } }),
    },
  }
}
