import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { start, type FakeLlm } from '@clarity/fakes/llm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { llmKey } from '../../../test/test-llm.js'
import { readConfig } from '../../config/read-config.js'
import { checkLlm } from './check-llm.js'
import { openLlm } from './llm.js'

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8')

/** The variables of a server's paragraph in the operator's guide. */
function documented(name: string): Record<string, string> {
  const [, paragraph = ''] = guide.split(`\n### ${name}\n`)
  const lines = (paragraph.split('\n###')[0] ?? '').match(/^ {4}[A-Z_]+=.+$/gm) ?? []
  return Object.fromEntries(lines.map((line) => line.trim().split('=') as [string, string]))
}

let llm: FakeLlm

beforeAll(async () => {
  llm = await start({ apiKey: llmKey })
})
beforeEach(() => llm.reset())
afterAll(() => llm.close())

/** Each server with its habits, by its documentation. */
const servers: [string, Partial<FakeLlm['traits']>, number][] = [
  ['OpenAI', { limitName: 'max_completion_tokens', reasoningTokens: 1500 }, 128_000],
  ['Azure OpenAI', { limitName: 'max_completion_tokens' }, 128_000],
  ['Anthropic', {}, 128_000],
  ['Ollama', { limitName: 'max_tokens', ignoresFormat: true, contextTokens: 16_000 }, 16_000],
  ['vLLM', { contextTokens: 32_000, reasoningTokens: 500 }, 32_000],
  ['llama.cpp', { limitName: 'max_tokens', knowsSchemas: false, contextTokens: 16_000 }, 16_000],
]

it.each(servers)('%s works with the variables of the guide', async (name, traits, contextTokens) => {
  Object.assign(llm.traits, traits)
  const settings = readConfig(documented(name)).llm!
  expect(settings.contextTokens).toBe(contextTokens)
  const [finding] = await checkLlm(openLlm({ ...settings, baseUrl: llm.url, apiKey: llmKey }))
  expect(finding!.sentence).toContain(settings.model)
  expect(finding!.tone).not.toBe('bad')
})
