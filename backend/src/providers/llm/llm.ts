import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { LlmSettings } from '../../config/llm-settings.js'

/** A language model that is ready to be asked. */
export interface Llm {
  readonly settings: LlmSettings
  readonly model: LanguageModel
  /** False once the server was seen to know nothing of schemas: it gets the schema in words from then on. */
  takesSchemas: boolean
  /** How often a question is asked again that the server could not answer at once. */
  readonly retries: number
}

const openAi = 'https://api.openai.com/v1'

export function openLlm(settings: LlmSettings): Llm {
  // Its warnings go to the console, past the log and whatever the operator does with it.
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

// OpenAI's reasoning models refuse the old name; servers that follow its older interface know no other.
function withNewLimitName({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return max_tokens === undefined ? body : { ...body, max_completion_tokens: max_tokens }
}
