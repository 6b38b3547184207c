import type { ProviderFinding } from '@clarity/contracts'
import { parse } from 'valibot'
import { faultOf } from '../../fault.js'
import { bad, caution, good } from '../../findings.js'
import { addressOf } from '../../settings.js'
import type { ElevenLabsToCheck } from './elevenlabs-to-check.js'
import { ConsoleSettings, ConsoleWebhooks, type ConsoleWebhook } from './elevenlabs-console.js'
import { elevenLabsTexts } from './texts.js'

const { webhook: texts } = elevenLabsTexts

/** The usages with which the provider lists a webhook that is chosen for conversations. */
const chosenUsages: readonly string[] = ['ConvAI Settings', 'ConvAI Agent Settings']

/** Whether the results of conversations are posted to this server. The product works without, only later. */
export async function checkWebhook(provider: ElevenLabsToCheck): Promise<ProviderFinding> {
  const { api, eventAddress } = provider
  // Without this parameter the answer contains no usages.
  const found = await readable(api.look('v1/workspace/webhooks?include_usages=true'))
  if (found === null) return caution(texts.hidden, texts.hiddenRemedy)
  const ours = parse(ConsoleWebhooks, found).webhooks.filter(({ webhook_url: url }) => url === eventAddress)
  const address = addressOf(new URL(eventAddress))
  if (ours.length === 0) return caution(texts.missing, texts.missingRemedy(address))
  const on = ours.filter((webhook) => !webhook.is_disabled && !webhook.is_auto_disabled)
  if (on.length === 0) return caution(texts.disabled, texts.disabledRemedy)
  const settings = await readable(api.look('v1/convai/settings'))
  return settings === null ? checkUsages(on, address) : checkChoice(on, settings, address)
}

function checkUsages(on: readonly ConsoleWebhook[], address: string): ProviderFinding {
  const usages = on.flatMap(({ usage }) => usage ?? [])
  const isChosen = usages.some(({ usage_type: type }) => chosenUsages.includes(type))
  if (isChosen) return good(texts.ours)
  return caution(texts.notChosen, texts.notChosenRemedy(address))
}

function checkChoice(on: readonly ConsoleWebhook[], found: unknown, address: string): ProviderFinding {
  const chosen = parse(ConsoleSettings, found).webhooks
  const isChosen = on.some(({ webhook_id: id, usage }) => {
    const ofAgent = usage?.some(({ usage_type: type }) => type === 'ConvAI Agent Settings')
    return id === chosen?.post_call_webhook_id || ofAgent
  })
  if (!isChosen) return caution(texts.notChosen, texts.notChosenRemedy(address))
  if (chosen?.exclude_transcript === true) return bad(texts.withoutWords, texts.withoutWordsRemedy)
  const events = chosen?.events ?? ['transcript']
  if (!events.includes('transcript')) return caution(texts.noTranscripts, texts.eventsRemedy)
  if (!events.includes('call_initiation_failure')) return caution(texts.noFailedCalls, texts.eventsRemedy)
  return good(texts.ours)
}

/** Null if the key may not read it. The product works with such a key, so it is no error. */
function readable(answer: Promise<unknown>): Promise<unknown> {
  return answer.catch((error: unknown) => {
    if (faultOf(error) === 401 || faultOf(error) === 403) return null
    throw error
  })
}
