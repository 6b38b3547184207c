import { start, type FakeLlm } from '@clarity/fakes/llm'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LlmSettings, LlmVendor } from '../../config/llm-settings.js'
import { llmKey, openTestLlm } from '../../../test/test-llm.js'
import { askForJson, type LlmUse } from './ask-for-json.js'
import type { LlmFailure } from './llm-failure.js'
import type { Llm } from './llm.js'

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
})
beforeEach(() => llm.reset())
afterAll(() => llm.close())

const Sum = v.object({ sum: v.number() })

async function ask(asked: Llm, { maxTokens = 1000, filler = '' } = {}) {
  const use: LlmUse = { calls: 0, tokens: { input: 0, output: 0 } }
  const question = { system: 'Answer the sum.', prompt: `${filler}What is the sum of 2 and 3?`, schema: Sum, maxTokens }
  const answer = await askForJson(asked, question, AbortSignal.timeout(5000), use).catch(
    ({ reason, status }: LlmFailure) => ({ reason, status }),
  )
  return { answer, calls: use.calls }
}

const open = (vendor: LlmVendor = 'openai', change: Partial<LlmSettings> = {}) => openTestLlm(vendor, llm, change)

describe('a model that reasons', () => {
  it.each(['anthropic', 'openai'] as const)('of %s is asked again with a larger limit, once', async (vendor) => {
    llm.traits.reasoningTokens = 2000
    const asked = open(vendor)
    expect(await ask(asked)).toEqual({ answer: { sum: 5 }, calls: 2 })
    expect(llm.questions.map(({ maxTokens, isRepair }) => [maxTokens, isRepair])).toEqual([
      [1000, false],
      [25_000, false],
    ])
    expect(await ask(asked)).toEqual({ answer: { sum: 5 }, calls: 1 })
  })

  it('longer than the larger limit allows has a reason of its own', async () => {
    llm.traits.reasoningTokens = 90_000
    expect((await ask(open())).answer).toEqual({ reason: 'out-of-tokens', status: null })
  })

  it('whose server accepts no larger limit is asked again with less effort, and stays with it', async () => {
    Object.assign(llm.traits, { reasoningTokens: 2000, maxAnswerTokens: 4096 })
    const asked = open()
    expect(await ask(asked)).toEqual({ answer: { sum: 5 }, calls: 4 })
    expect(llm.questions.map(({ maxTokens, effort }) => [maxTokens, effort])).toEqual([
      [1000, null],
      [1000, 'low'],
    ])
    expect(await ask(asked)).toEqual({ answer: { sum: 5 }, calls: 1 })
  })

  it.each([
    ['takes neither', 'openai', { reasoningTokens: 2000, knowsEffort: false }],
    ['needs more even with less effort', 'openai', { reasoningTokens: 20_000 }],
    ['has no such effort', 'anthropic', { reasoningTokens: 2000 }],
  ] as const)('whose server %s has the same reason', async (_, vendor, traits) => {
    Object.assign(llm.traits, { maxAnswerTokens: 4096, ...traits })
    expect((await ask(open(vendor))).answer).toEqual({ reason: 'out-of-tokens', status: null })
  })
})

describe('the name of the limit', () => {
  it.each(['max_tokens', 'max_completion_tokens'] as const)('is learned from a server that wants %s', async (name) => {
    llm.traits.limitName = name
    const asked = open()
    for (let time = 0; time < 2; time++) expect((await ask(asked)).answer).toEqual({ sum: 5 })
    expect(llm.refusals.length).toBeLessThanOrEqual(1)
  })
})

describe('a server that ignores the format', () => {
  it('gets the schema in the prompt, too', async () => {
    llm.traits.ignoresFormat = true
    expect(await ask(open())).toEqual({ answer: { sum: 5 }, calls: 1 })
  })

  it('gets the schema with the repair as well', async () => {
    llm.traits.ignoresFormat = true
    llm.failNext('prose')
    expect(await ask(open())).toEqual({ answer: { sum: 5 }, calls: 2 })
    expect(llm.questions.every(({ system }) => system.includes('"sum"'))).toBe(true)
  })
})

describe('a server that reads less than LLM_CONTEXT_TOKENS', () => {
  const filler = 'One more line of the text. '.repeat(1000)

  it('and cuts silently is not believed', async () => {
    llm.traits.contextTokens = 4096
    expect((await ask(open())).answer).toEqual({ sum: 5 })
    expect((await ask(open(), { filler })).answer).toEqual({ reason: 'context', status: null })
  })

  it('and says so has the same reason', async () => {
    llm.accountError = { status: 400, message: "This model's maximum context length is 4096 tokens." }
    expect((await ask(open())).answer).toEqual({ reason: 'context', status: 400 })
  })
})

describe('an account that is refused', () => {
  it.each<[LlmVendor, number, string, string | null]>([
    ['openai', 401, 'Incorrect API key provided.', 'invalid_api_key'],
    [
      'openai',
      429,
      'You exceeded your current quota, please check your plan and billing details.',
      'insufficient_quota',
    ],
    ['openai', 403, 'Project does not have access to model', 'model_not_found'],
    ['anthropic', 400, 'Your credit balance is too low to access the Anthropic API.', null],
    ['anthropic', 402, 'Payment required', null],
  ])('by %s with %i is one reason, and no retry', async (vendor, status, message, code) => {
    llm.accountError = { status, message, ...(code !== null && { code }) }
    const { answer, calls } = await ask(open(vendor))
    expect(answer).toMatchObject({ reason: 'account' })
    expect(calls).toBe(1)
    expect(llm.refusals).toHaveLength(1)
  })
})
