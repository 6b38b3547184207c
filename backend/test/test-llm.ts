import type { LlmStandIn } from '@clarity/stand-ins/llm'
import type { LlmSettings, LlmVendor } from '../src/config/llm-settings.js'
import { openLlm, type Llm } from '../src/providers/llm/llm.js'

export const llmKey = 'test-key-1'

const models: Record<LlmVendor, string> = { anthropic: 'claude-opus-5', openai: 'local-model' }

/** A language model of that vendor, which is the stand-in. */
export function openTestLlm(vendor: LlmVendor, { url }: LlmStandIn, change: Partial<LlmSettings> = {}): Llm {
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
