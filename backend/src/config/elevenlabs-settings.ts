import { StartFailure } from '../start/start-failure.js'
import { text, webAddress, type Environment } from './variables.js'

export interface ElevenLabsSettings {
  /** Verifies the webhook, also if ElevenLabs is not the voice provider. If null, every event is refused. */
  readonly webhookSecret: string | null
  /** Null if ElevenLabs is not the voice provider. */
  readonly account: ElevenLabsAccount | null
}

export interface ElevenLabsAccount {
  readonly apiKey: string
  readonly agentId: string
  /** The provider's id of the number that it calls from. */
  readonly phoneNumberId: string
  readonly baseUrl: URL
}

export function elevenLabsSettings(env: Environment, holdsConversations: boolean): ElevenLabsSettings {
  return {
    webhookSecret: text(env, 'ELEVENLABS_WEBHOOK_SECRET'),
    account: holdsConversations ? account(env) : null,
  }
}

function account(env: Environment): ElevenLabsAccount {
  return {
    apiKey: required(env, 'ELEVENLABS_API_KEY', 'an API key of the account'),
    agentId: required(env, 'ELEVENLABS_AGENT_ID', 'the id of the agent that talks'),
    phoneNumberId: required(env, 'ELEVENLABS_PHONE_NUMBER_ID', 'the id of the phone number that it calls from'),
    baseUrl: webAddress(env, 'ELEVENLABS_BASE_URL', 'https://api.elevenlabs.io'),
  }
}

function required(env: Environment, name: string, expected: string): string {
  const given = text(env, name)
  if (given === null) throw new StartFailure(`${name} is missing, expected ${expected}.`)
  return given
}
