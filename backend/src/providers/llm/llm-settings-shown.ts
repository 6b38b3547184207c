import type { ProviderSetting } from '@clarity/contracts'
import { isKnownLlmServer } from '../../config/known-llm-servers.js'
import type { LlmSettings } from '../../config/llm-settings.js'
import { good } from '../findings.js'
import { addressOf, secret, shown } from '../settings.js'
import { llmTexts } from './texts.js'

/** How the language model is reached. */
export function llmSettingsShown(settings: LlmSettings): ProviderSetting[] {
  const { model, apiKey, baseUrl, timeLimitMs, contextTokens, price } = settings
  const isCareful = contextTokens <= 8000 && !isKnownLlmServer(baseUrl)
  return [
    shown('LLM_MODEL', model),
    secret('LLM_API_KEY', apiKey !== null, apiKey === null ? good(llmTexts.noKey) : null),
    shown('LLM_BASE_URL', baseUrl && addressOf(new URL(baseUrl))),
    shown('LLM_TIMEOUT_SECS', timeLimitMs / 1000),
    shown('LLM_CONTEXT_TOKENS', contextTokens, isCareful ? good(llmTexts.carefulContext) : null),
    shown('LLM_PRICE', price && `${price.input}/${price.output}`, price ? null : good(llmTexts.noPrice)),
  ]
}
