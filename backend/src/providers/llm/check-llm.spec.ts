import { start, type LlmFault, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { llmKey, openTestLlm } from '../../../test/test-llm.js'
import { checkLlm } from './check-llm.js'

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
})
beforeEach(() => llm.reset())
afterAll(() => llm.close())

it.each(['anthropic', 'openai'] as const)('asks %s one tiny question, with a schema', async (vendor) => {
  const asked = openTestLlm(vendor, llm)
  expect(await checkLlm(asked)).toEqual([
    { tone: 'good', sentence: `${asked.settings.model} answers in the requested format.`, remedy: null },
  ])
  expect(llm.questions).toMatchObject([{ form: 'schema', isRepair: false }])
  expect((llm.questions[0]!.system + llm.questions[0]!.prompt).length).toBeLessThan(600)
})

it('says that a server does not support schemas, which the writers detect themselves', async () => {
  llm.traits.knowsSchemas = false
  const asked = openTestLlm('openai', llm)
  expect(await checkLlm(asked)).toMatchObject([
    { tone: 'caution', sentence: expect.stringContaining('does not support JSON schemas') as string },
  ])
  expect(asked.learned.takesSchemas).toBe(true)
})

it.each<[LlmFault[], string, RegExp]>([
  [['prose'], 'caution', /had to be asked twice/],
  [['prose', 'prose'], 'bad', /not in the requested format/],
  [['declined'], 'bad', /not in the requested format/],
])('says what is wrong with a model whose answers are %o', async (faults, tone, sentence) => {
  llm.failNext(...faults)
  expect(await checkLlm(openTestLlm('openai', llm))).toEqual([
    {
      tone,
      sentence: expect.stringMatching(sentence) as string,
      remedy: expect.stringContaining('LLM_MODEL') as string,
    },
  ])
})

it('does not ask a busy server again by itself', async () => {
  llm.failNext('too-many')
  await checkLlm(openTestLlm('openai', llm))
  expect(llm.questions).toHaveLength(1)
})

it('asks again with a larger limit, and says that the model reasons that much', async () => {
  llm.traits.reasoningTokens = 7000
  expect(await checkLlm(openTestLlm('openai', llm))).toMatchObject([
    { tone: 'caution', sentence: expect.stringContaining('tokens on reasoning') as string },
  ])
  llm.traits.reasoningTokens = 70_000
  expect(await checkLlm(openTestLlm('openai', llm))).toMatchObject([
    { tone: 'bad', sentence: expect.stringContaining('answers nothing') as string },
  ])
})

it('tells an account without credit from a wrong model', async () => {
  llm.accountError = { status: 400, message: 'Your credit balance is too low to access the Anthropic API.' }
  expect(await checkLlm(openTestLlm('anthropic', llm))).toMatchObject([
    { tone: 'bad', remedy: expect.stringContaining('Billing') as string },
  ])
})
