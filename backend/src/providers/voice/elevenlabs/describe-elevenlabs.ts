import type { Config } from '../../../config/config.js'
import type { ElevenLabsAccount } from '../../../config/elevenlabs-settings.js'
import { caution } from '../../findings.js'
import type { ProviderDescription } from '../../port.js'
import { addressOf, publicAddress, secret, shown } from '../../settings.js'
import { supportPhone } from '../support-phone.js'
import { elevenLabs } from './elevenlabs-conversation.mapper.js'
import { elevenLabsTexts as texts } from './texts.js'

/** The address of the workspace's post-call webhook. */
export function eventAddress(publicUrl: URL): string {
  return new URL('api/webhooks/elevenlabs', publicUrl).href
}

export function describeElevenLabs(
  { agentId, phoneNumberId, baseUrl }: Omit<ElevenLabsAccount, 'apiKey'>,
  config: Config,
): ProviderDescription {
  const { pollAfterSecs } = config.voice
  const hasSecret = config.elevenLabs.webhookSecret !== null
  return {
    name: texts.name,
    summary: texts.summary,
    settings: [
      shown('VOICE_PROVIDER', 'elevenlabs'),
      secret('ELEVENLABS_API_KEY', true),
      shown('ELEVENLABS_AGENT_ID', agentId),
      shown('ELEVENLABS_PHONE_NUMBER_ID', phoneNumberId),
      secret(
        'ELEVENLABS_WEBHOOK_SECRET',
        hasSecret,
        hasSecret ? null : caution(texts.noSecret(pollAfterSecs), texts.noSecretRemedy),
      ),
      publicAddress(config.publicUrl, texts.name, texts.noEvents(pollAfterSecs)),
      shown('ELEVENLABS_BASE_URL', addressOf(baseUrl)),
      supportPhone(config),
    ],
    webhooks: [
      { kind: 'conversations', source: elevenLabs, address: addressOf(new URL(eventAddress(config.publicUrl))) },
    ],
  }
}
