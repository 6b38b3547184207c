import { start, type FakeElevenLabs } from '@clarity/fakes/elevenlabs'
import { webhookSecret } from '@clarity/test-kit/post-call-event'

/** The account of the fake provider. */
export const elevenLabsAccount = {
  apiKey: 'sk_test',
  agentId: 'agent_1',
  phoneNumberId: 'phnum_1',
  webhookSecret,
} as const

export function startElevenLabs(): Promise<FakeElevenLabs> {
  return start(elevenLabsAccount)
}

/** The environment with which the application uses this provider; every wait is short. */
export function elevenLabsVariables(provider: FakeElevenLabs): Record<string, string> {
  return {
    VOICE_PROVIDER: 'elevenlabs',
    ELEVENLABS_API_KEY: elevenLabsAccount.apiKey,
    ELEVENLABS_AGENT_ID: elevenLabsAccount.agentId,
    ELEVENLABS_PHONE_NUMBER_ID: elevenLabsAccount.phoneNumberId,
    ELEVENLABS_BASE_URL: provider.url,
    VOICE_TIMEOUT_SECS: '1',
    VOICE_SETTLE_SECS: '1',
    VOICE_ASK_AFTER_SECS: '1',
    QUIET_HOURS: 'off',
  }
}
