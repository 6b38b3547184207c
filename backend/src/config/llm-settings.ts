import { StartFailure } from '../start/start-failure.js'
import { oneOf, text, wholeNumber, wrong, type Environment } from './variables.js'

export type LlmVendor = 'anthropic' | 'openai'

/** How a language model is reached. `openai` is any server that speaks OpenAI's chat completions. */
export interface LlmSettings {
  readonly vendor: LlmVendor
  readonly model: string
  /** Null for a server that asks for none. */
  readonly apiKey: string | null
  /** Null for the vendor's own address. */
  readonly baseUrl: string | null
  /** For everything that one report or reply asks of the model, retries included. */
  readonly timeLimitMs: number
  /** What one request and its answer may come to: what is longer goes in several requests. */
  readonly contextTokens: number
  /** In US dollars for a million tokens; null leaves the cost of runs unknown. */
  readonly price: { readonly input: number; readonly output: number } | null
}

/** Null where no language model is chosen: the variables of one that is not used are not checked. */
export function llmSettings(env: Environment, chosen: 'offline' | LlmVendor): LlmSettings | null {
  if (chosen === 'offline') return null
  const baseUrl = serverAddress(env)
  const apiKey = text(env, 'LLM_API_KEY')
  // A server of one's own often asks for no key; the vendors' always do.
  if (apiKey === null && (chosen === 'anthropic' || baseUrl === null)) throw missing('LLM_API_KEY', chosen)
  const model = text(env, 'LLM_MODEL')
  if (model === null) throw missing('LLM_MODEL', chosen)
  return {
    vendor: chosen,
    model,
    apiKey,
    baseUrl,
    timeLimitMs: wholeNumber(env, 'LLM_TIMEOUT_SECS', 90, 1, 150) * 1000,
    contextTokens: wholeNumber(env, 'LLM_CONTEXT_TOKENS', 128_000, 8000, 10_000_000),
    price: price(env),
  }
}

/** The offline agent unless a model is asked for: anybody who opens the site can talk to it, and each reply would cost. */
export function builtinAgent(env: Environment, chosen: 'offline' | LlmVendor): 'offline' | 'llm' {
  const agent = oneOf(env, 'BUILTIN_AGENT', ['offline', 'llm'])
  if (agent === 'llm' && chosen === 'offline')
    throw new StartFailure("BUILTIN_AGENT is 'llm', which needs REPORT_WRITER to be 'anthropic' or 'openai'.")
  return agent
}

function missing(name: string, chosen: LlmVendor): StartFailure {
  return new StartFailure(`${name} is not set, and REPORT_WRITER is '${chosen}', which needs it.`)
}

function serverAddress(env: Environment): string | null {
  const given = text(env, 'LLM_BASE_URL')
  if (given === null) return null
  const url = URL.canParse(given) ? new URL(given) : null
  const isPlain = url !== null && ['http:', 'https:'].includes(url.protocol) && !url.search && !url.hash
  // An address can carry a password, so one that does is not repeated.
  if (url?.password) throw new StartFailure('LLM_BASE_URL has a password in it, expected LLM_API_KEY for that.')
  if (!isPlain) throw wrong('LLM_BASE_URL', given, 'an address such as http://localhost:11434/v1')
  return given.replace(/\/+$/, '')
}

function price(env: Environment): LlmSettings['price'] {
  const given = text(env, 'LLM_PRICE')
  if (given === null) return null
  const [, input, output] = /^(\d{1,6}(?:\.\d{1,6})?)\/(\d{1,6}(?:\.\d{1,6})?)$/.exec(given) ?? []
  if (input === undefined || output === undefined)
    throw wrong('LLM_PRICE', given, "dollars for a million tokens in and out, such as '3/15'")
  return { input: Number(input), output: Number(output) }
}
