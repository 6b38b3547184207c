import type { ProviderFinding } from '@clarity/contracts'
import { parse } from 'valibot'
import type { ElevenLabsAccount } from '../../../config/elevenlabs-settings.js'
import { faultFinding, faultOf } from '../../fault.js'
import { bad, caution, good } from '../../findings.js'
import { addressOf } from '../../settings.js'
import { checkOverrides } from './check-overrides.js'
import { readAllowedOverrides } from './elevenlabs-agent-settings.js'
import type { ElevenLabsApi } from './elevenlabs-api.js'
import { ConsoleAgent, ConsolePhone, ConsoleWebhooks } from './elevenlabs-console.js'
import type { AllowedOverrides } from './elevenlabs-initiation.js'
import { elevenLabsTexts as texts } from './texts.js'

export interface ElevenLabsToCheck {
  readonly api: ElevenLabsApi
  readonly account: Pick<ElevenLabsAccount, 'agentId' | 'phoneNumberId'>
  readonly timeoutSecs: number
  /** The overrides that conversations use now; null if the agent's settings have not been read yet. */
  readonly inForce: AllowedOverrides | null
  /** The address that events must be posted to. */
  readonly eventAddress: string
}

/** The agent is checked first: a key that is refused there is refused everywhere. */
export async function checkElevenLabs(provider: ElevenLabsToCheck): Promise<ProviderFinding[]> {
  try {
    const agent = await checkAgent(provider)
    return [...agent, ...(await Promise.all([checkPhone(provider), checkWebhook(provider)]))]
  } catch (error) {
    const { timeoutSecs } = provider
    const { name } = texts
    const asked = { name, keyVariable: 'ELEVENLABS_API_KEY', addressVariable: 'ELEVENLABS_BASE_URL', timeoutSecs }
    return [faultFinding(faultOf(error), asked)]
  }
}

async function checkAgent({ api, account, inForce }: ElevenLabsToCheck): Promise<ProviderFinding[]> {
  const { agent: sentences } = texts
  const found = await api.look(`v1/convai/agents/${encodeURIComponent(account.agentId)}`)
  if (found === null) return [bad(sentences.missing(account.agentId), sentences.missingRemedy)]
  const { name } = parse(ConsoleAgent, found)
  return [good(sentences.exists(name)), ...checkOverrides(readAllowedOverrides(found), inForce)]
}

async function checkPhone({ api, account: { phoneNumberId } }: ElevenLabsToCheck): Promise<ProviderFinding> {
  const { phone: sentences } = texts
  const found = await api.look(`v1/convai/phone-numbers/${encodeURIComponent(phoneNumberId)}`)
  if (found === null) return bad(sentences.missing(phoneNumberId), sentences.missingRemedy)
  const { phone_number: number, provider } = parse(ConsolePhone, found)
  if (provider !== undefined && provider !== 'twilio') return bad(sentences.notTwilio(number), sentences.missingRemedy)
  return good(sentences.exists(number))
}

/** The product works with a key that may not list webhooks, so a refusal is no error. */
async function checkWebhook({ api, eventAddress }: ElevenLabsToCheck): Promise<ProviderFinding> {
  const { webhook: sentences } = texts
  const found = await api.look('v1/workspace/webhooks').catch((error: unknown) => {
    if (faultOf(error) === 401 || faultOf(error) === 403) return null
    throw error
  })
  if (found === null) return caution(sentences.hidden, sentences.hiddenRemedy)
  const ours = parse(ConsoleWebhooks, found).webhooks.filter(({ webhook_url: url }) => url === eventAddress)
  if (ours.length === 0) return caution(sentences.missing, sentences.missingRemedy(addressOf(new URL(eventAddress))))
  const isOn = ours.some((webhook) => !webhook.is_disabled && !webhook.is_auto_disabled)
  return isOn ? good(sentences.ours) : caution(sentences.disabled, sentences.disabledRemedy)
}
