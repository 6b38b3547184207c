import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { LlmSettings } from '../../config/llm-settings.js'

/** A configured language model. */
export interface Llm {
  readonly settings: LlmSettings
  readonly model: LanguageModel
  /** False after the server has refused a schema: from then on the prompt contains it. */
  takesSchemas: boolean
  /** How often a request is retried that the server could not answer at once. */
  readonly retries: number
}

const openAi = 'https://api.openai.com/v1'

export function openLlm(settings: LlmSettings): Llm {
  // The library would print its warnings to the console, past the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return { settings, model: modelOf(settings), takesSchemas: true, retries: 1 }
}

function modelOf({ vendor, model, apiKey, baseUrl }: LlmSettings): LanguageModel {
  switch (vendor) {
    case 'anthropic':
      return createAnthropic({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) })(model)
    case 'openai':
      return createOpenAICompatible({
        name: 'openai',
        baseURL: baseUrl ?? openAi,
        ...(apiKey && { apiKey }),
        supportsStructuredOutputs: true,
        transformRequestBody: baseUrl === null || baseUrl === openAi ? withNewLimitName : (body) => body,
      }).chatModel(model)
  }
}

// OpenAI's reasoning models refuse `max_tokens`; servers that follow the older API know only that name.
function withNewLimitName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens }
}
