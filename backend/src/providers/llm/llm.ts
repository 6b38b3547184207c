import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { isKnownLlmServer } from '../../config/known-llm-servers.js'
import type { LlmSettings } from '../../config/llm-settings.js'
import type { ModelSpending } from '../../spending/model-spending.js'
import { fetchFromLlm } from './llm-refusal.js'

/** A configured language model. */
export interface Llm {
  readonly settings: LlmSettings
  readonly model: LanguageModel
  readonly learned: LearnedOfServer
  /** How often a request is retried that the server could not answer at once. */
  readonly retries: number
  /** Reserves what a request may cost; null if no budget applies, such as in a command. */
  readonly spending: Pick<ModelSpending, 'reserve'> | null
}

/** What earlier answers of the server have shown. */
interface LearnedOfServer {
  /** False after the server has refused a schema. */
  takesSchemas: boolean
  /** OpenAI's reasoning models refuse `max_tokens`; servers that follow the older API know only that name. */
  limitName: 'max_tokens' | 'max_completion_tokens'
  /** The lowest limit of an answer. It grows once a model has spent a smaller one on reasoning. */
  answerTokens: number
  /** Less reasoning, for a server that refused a larger limit; null leaves the choice to the server. */
  effort: 'low' | null
}

const openAi = 'https://api.openai.com/v1'

export function openLlm(settings: LlmSettings, spending: Llm['spending'] = null): Llm {
  // The library would print its warnings to the console, past the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const limitName = isKnownLlmServer(settings.baseUrl) ? 'max_completion_tokens' : 'max_tokens'
  const learned: LearnedOfServer = { takesSchemas: true, limitName, answerTokens: 0, effort: null }
  return { settings, model: modelOf(settings, learned), learned, retries: 1, spending }
}

function modelOf({ vendor, model, apiKey, baseUrl }: LlmSettings, learned: LearnedOfServer): LanguageModel {
  const key = apiKey && { apiKey }
  switch (vendor) {
    case 'anthropic':
      return createAnthropic({ ...key, ...(baseUrl && { baseURL: baseUrl }), fetch: fetchFromLlm })(model)
    case 'openai':
      return createOpenAICompatible({
        name: 'openai',
        baseURL: baseUrl ?? openAi,
        ...key,
        fetch: fetchFromLlm,
        supportsStructuredOutputs: true,
        transformRequestBody: ({ max_tokens, ...body }) => ({
          ...body,
          [learned.limitName]: max_tokens as unknown,
          ...(learned.effort && { reasoning_effort: learned.effort }),
        }),
      }).chatModel(model)
  }
}
