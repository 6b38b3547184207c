import { StartFailure } from '../start/start-failure.js'
import { isKnownLlmServer } from './known-llm-servers.js'
import { oneOf, text, wholeNumber, wrong, type Environment } from './variables.js'

export type LlmVendor = 'anthropic' | 'openai'

/** How to reach a language model. `openai` is any server with an OpenAI-compatible chat completions API. */
export interface LlmSettings {
  readonly vendor: LlmVendor
  readonly model: string
  /** Null for a server that needs none. */
  readonly apiKey: string | null
  /** Null for the vendor's own address. */
  readonly baseUrl: string | null
  /** Time limit for all requests of one report or reply, retries included. */
  readonly timeLimitMs: number
  /** Limit for one request together with its answer; a longer conversation is split over several requests. */
  readonly contextTokens: number
  /** In US dollars per million tokens; if null, the cost of runs is unknown. */
  readonly price: { readonly input: number; readonly output: number } | null
}

/** Null if no language model is chosen. The variables of a model that is not used are not checked. */
export function llmSettings(env: Environment, chosen: 'offline' | LlmVendor): LlmSettings | null {
  if (chosen === 'offline') return null
  const baseUrl = serverAddress(env)
  const apiKey = text(env, 'LLM_API_KEY')
  // A self-hosted server often needs no key; the vendors' always do.
  if (apiKey === null && (chosen === 'anthropic' || baseUrl === null)) throw missing('LLM_API_KEY', chosen)
  const model = text(env, 'LLM_MODEL')
  if (model === null) throw missing('LLM_MODEL', chosen)
  return {
    vendor: chosen,
    model,
    apiKey,
    baseUrl,
    timeLimitMs: wholeNumber(env, 'LLM_TIMEOUT_SECS', 90, 1, 150) * 1000,
    contextTokens: wholeNumber(env, 'LLM_CONTEXT_TOKENS', defaultContext(chosen, baseUrl), 8000, 10_000_000),
    price: price(env),
  }
}

/** A server of one's own often reads only a few thousand tokens, and some cut a longer prompt without an error. */
function defaultContext(vendor: LlmVendor, baseUrl: string | null): number {
  return vendor === 'anthropic' || isKnownLlmServer(baseUrl) ? 128_000 : 8000
}

/** The offline agent by default: every visitor of the site can talk to it, and each reply of a model would cost. */
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
  // An address can carry a password, so an address with one is not repeated in the message.
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
