import type { ProviderFinding } from '@clarity/contracts'
import { parse } from 'valibot'
import { bad, caution, good } from '../../findings.js'
import { ConsoleAgent } from './elevenlabs-console.js'
import { elevenLabsTexts } from './texts.js'

const { conversation: texts } = elevenLabsTexts

/** The events of the agent without which a page shows or plays less. */
const needed: readonly string[] = [
  'audio',
  'interruption',
  'user_transcript',
  'agent_response',
  'agent_response_correction',
]

/** Whether a page can talk with this agent: its events, its audio formats, and who may connect. */
export function checkConversation(agent: unknown): ProviderFinding[] {
  const { conversation_config: config, platform_settings: platform } = parse(ConsoleAgent, agent)
  const problems = [
    ...checkEvents(config?.conversation?.client_events ?? needed),
    ...checkFormats([config?.asr?.user_input_audio_format, config?.tts?.agent_output_audio_format]),
    ...checkAccess(platform?.auth?.enable_auth === true, platform?.auth?.allowlist?.length ?? 0),
  ]
  return problems.length > 0 ? problems : [good(texts.fine)]
}

function checkEvents(events: readonly string[]): ProviderFinding[] {
  const missing = needed.filter((event) => !events.includes(event))
  return missing.length > 0 ? [bad(texts.noEvents(missing.join(', ')), texts.noEventsRemedy)] : []
}

function checkFormats(formats: readonly (string | null | undefined)[]): ProviderFinding[] {
  const odd = formats.find((format) => typeof format === 'string' && !format.startsWith('pcm_'))
  return odd ? [caution(texts.notPcm(odd), texts.notPcmRemedy)] : []
}

function checkAccess(needsAuth: boolean, allowedHosts: number): ProviderFinding[] {
  return [
    ...(needsAuth ? [] : [caution(texts.open, texts.openRemedy)]),
    ...(allowedHosts > 0 ? [caution(texts.allowList, texts.allowListRemedy)] : []),
  ]
}
