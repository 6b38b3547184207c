import { describe, expect, it } from 'vitest'
import { StartFailure } from '../start/start-failure.js'
import { readConfig } from './read-config.js'

const anthropic = { REPORT_WRITER: 'anthropic', LLM_API_KEY: 'sk-secret', LLM_MODEL: 'a-model' }

describe('the language model of the configuration', () => {
  it('is off by default, even if other settings are set', () => {
    expect(readConfig({ LLM_PRICE: 'nothing', LLM_MODEL: 'a-model' }).llm).toBeNull()
  })

  it('is reached at its vendor, within a minute and a half', () => {
    expect(readConfig(anthropic).llm).toEqual({
      vendor: 'anthropic',
      model: 'a-model',
      apiKey: 'sk-secret',
      baseUrl: null,
      timeLimitMs: 90_000,
      contextTokens: 128_000,
      price: null,
    })
  })

  it('needs no key for a server of one’s own', () => {
    const local = { REPORT_WRITER: 'openai', LLM_MODEL: 'local', LLM_BASE_URL: 'http://localhost:11434/v1/' }
    expect(readConfig(local).llm).toMatchObject({ apiKey: null, baseUrl: 'http://localhost:11434/v1' })
    expect(readConfig(local).llm?.contextTokens, 'a careful value').toBe(8000)
    const azure = { LLM_API_KEY: 'key', LLM_BASE_URL: 'https://one.openai.azure.com/openai/v1' }
    expect(readConfig({ ...local, ...azure }).llm?.contextTokens).toBe(128_000)
  })

  it('speaks for the built-in agent if configured', () => {
    expect(readConfig(anthropic).builtinAgent).toBe('offline')
    expect(readConfig({ ...anthropic, BUILTIN_AGENT: 'llm' }).builtinAgent).toBe('llm')
    expect(() => readConfig({ BUILTIN_AGENT: 'llm' })).toThrow(
      new StartFailure("BUILTIN_AGENT is 'llm', which needs REPORT_WRITER to be 'anthropic' or 'openai'."),
    )
  })

  it('may have a price', () => {
    expect(readConfig({ ...anthropic, LLM_PRICE: '3/15.5' }).llm?.price).toEqual({ input: 3, output: 15.5 })
  })

  it.each([
    [{ LLM_MODEL: '' }, "LLM_MODEL is not set, and REPORT_WRITER is 'anthropic', which needs it."],
    [{ LLM_API_KEY: '' }, "LLM_API_KEY is not set, and REPORT_WRITER is 'anthropic', which needs it."],
    [{ LLM_BASE_URL: 'ftp://x' }, 'LLM_BASE_URL is "ftp://x", expected an address such as http://localhost:11434/v1.'],
    [{ LLM_BASE_URL: 'http://me:sk-secret@x/v1' }, 'LLM_BASE_URL has a password in it, expected LLM_API_KEY for that.'],
    [
      { LLM_PRICE: 'cheap' },
      'LLM_PRICE is "cheap", expected dollars for a million tokens in and out, such as \'3/15\'.',
    ],
    [{ LLM_TIMEOUT_SECS: '0' }, 'LLM_TIMEOUT_SECS is "0", expected a whole number from 1 to 150.'],
  ])('refuses %o with one line that never repeats a secret', (change, line) => {
    expect(() => readConfig({ ...anthropic, ...change })).toThrow(new StartFailure(line))
  })
})
