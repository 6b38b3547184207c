import type { FakeLlm } from '@clarity/fakes/llm'
import type { LlmSettings, LlmVendor } from '../src/config/llm-settings.js'
import { openLlm, type Llm } from '../src/providers/llm/llm.js'

export const llmKey = 'test-key-1'

const models: Record<LlmVendor, string> = { anthropic: 'claude-opus-5', openai: 'local-model' }

/** The environment with which the application uses this fake. */
export function llmEnv(vendor: LlmVendor, { url }: FakeLlm): Record<string, string> {
  return {
    REPORT_WRITER: vendor,
    LLM_API_KEY: llmKey,
    LLM_MODEL: models[vendor],
    LLM_BASE_URL: url,
    LLM_PRICE: '3/15',
    LLM_TIMEOUT_SECS: '2',
  }
}

/** A client of this vendor that is connected to the fake. */
export function openTestLlm(vendor: LlmVendor, { url }: FakeLlm, change: Partial<LlmSettings> = {}): Llm {
  const price = { input: 3, output: 15 }
  const settings = {
    vendor,
    model: models[vendor],
    apiKey: llmKey,
    baseUrl: url,
    timeLimitMs: 20_000,
    contextTokens: 128_000,
    price,
  }
  return openLlm({ ...settings, ...change })
}
