import type { ProviderFinding } from '@clarity/contracts'
import { parse } from 'valibot'
import { faultFinding, faultOf } from '../../fault.js'
import { bad, good } from '../../findings.js'
import { checkConversation } from './check-conversation.js'
import { checkOverrides } from './check-overrides.js'
import { checkWebhook } from './check-webhook.js'
import { ElevenLabsAnswerError, sentenceOf } from './elevenlabs-errors.js'
import { readAllowedOverrides } from './elevenlabs-agent-settings.js'
import type { ElevenLabsToCheck } from './elevenlabs-to-check.js'
import { ConsoleAgent, ConsolePhone } from './elevenlabs-console.js'
import { elevenLabsTexts as texts } from './texts.js'

/** The agent is checked first: a key that is refused there is refused everywhere. */
export async function checkElevenLabs(provider: ElevenLabsToCheck): Promise<ProviderFinding[]> {
  try {
    const agent = await checkAgent(provider)
    return [...agent, ...(await Promise.all([checkPhone(provider), checkWebhook(provider)]))]
  } catch (error) {
    const refusal = error instanceof ElevenLabsAnswerError ? error.refusal : null
    if (refusal?.kind === 'account' && faultOf(error) === 400) return [bad(texts.refused, sentenceOf(refusal.remedy))]
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
  const overrides = checkOverrides(readAllowedOverrides(found), inForce)
  return [good(sentences.exists(name)), ...overrides, ...checkConversation(found)]
}

async function checkPhone({ api, account: { phoneNumberId } }: ElevenLabsToCheck): Promise<ProviderFinding> {
  const { phone: sentences } = texts
  const found = await api.look(`v1/convai/phone-numbers/${encodeURIComponent(phoneNumberId)}`)
  if (found === null) return bad(sentences.missing(phoneNumberId), sentences.missingRemedy)
  const { phone_number: number, provider } = parse(ConsolePhone, found)
  if (provider !== undefined && provider !== 'twilio') return bad(sentences.notTwilio(number), sentences.missingRemedy)
  return good(sentences.exists(number))
}
