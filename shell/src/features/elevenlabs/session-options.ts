import type { DemoSession } from '@clarity/contracts/demo-session'
import type { Language, PartialOptions } from '@elevenlabs/client'
import { worklets } from './worklets'

/** The session as options of the provider's client. It sends audio by default. */
export function sessionOptions({ signedUrl, initiation }: DemoSession) {
  const { agent = {} } = initiation?.conversation_config_override ?? {}
  return {
    signedUrl,
    connectionType: 'websocket',
    ...(initiation && { userId: initiation.user_id, dynamicVariables: initiation.dynamic_variables }),
    overrides: {
      agent: {
        ...(agent.prompt && { prompt: agent.prompt }),
        ...(agent.first_message !== undefined && { firstMessage: agent.first_message }),
        // The server names only languages that the agent accepts.
        ...(agent.language !== undefined && { language: agent.language as Language }),
      },
    },
    ...worklets,
  } satisfies PartialOptions
}

/** Whether the agent allows text only. */
export function allowsTextOnly({ initiation }: DemoSession): boolean {
  return initiation?.conversation_config_override.conversation?.text_only === true
}
