import type { GenericSchema } from 'valibot'
import { isKnownLlmServer } from '../../config/known-llm-servers.js'
import { askLlm, type JsonSchema, type LlmAnswer, type LlmTokens } from './ask-llm.js'
import { LlmFailure } from './llm-failure.js'
import type { Llm } from './llm.js'
import { readJson } from './read-json.js'
import { wireSchema } from './wire-schema.js'

export interface JsonQuestion<T> {
  readonly system: string
  readonly prompt: string
  readonly schema: GenericSchema<unknown, T>
  readonly maxTokens: number
}

/** The requests so far, including failed ones, and their tokens. */
export interface LlmUse {
  calls: number
  tokens: LlmTokens
}

interface Message {
  readonly role: 'user' | 'assistant'
  readonly content: string
}

/** Enough for the reasoning before an answer (the vendors' advice), if the model's context has room for it. */
const reasoningTokens = 25_000

/**
 * A value that passes the schema. An answer that does not pass gets one retry: with the validation error, or with a
 * larger limit if the answer was cut off at its limit. After that LlmFailure is thrown, as for every failure of the
 * server. Adds the cost of each request to `use`.
 */
export async function askForJson<T>(llm: Llm, question: JsonQuestion<T>, limit: AbortSignal, use: LlmUse): Promise<T> {
  const ask = async (messages: Message[], maxTokens: number): Promise<LlmAnswer> => {
    const send = (form: JsonSchema | 'json', rules: string) => {
      use.calls++
      return askLlm(llm, { system: question.system + rules, messages, form, maxTokens }, limit)
    }
    const answer = await firstTaken(llm, wireSchema(question.schema), send)
    use.tokens = { input: use.tokens.input + answer.tokens.input, output: use.tokens.output + answer.tokens.output }
    return answer
  }
  const maxTokens = Math.max(question.maxTokens, llm.learned.answerTokens)
  const first = await ask([{ role: 'user', content: question.prompt }], maxTokens)
  const read = readJson(question.schema, first)
  if (read.success) return read.value
  const messages = messagesAfter(question.prompt, first, read.problem)
  const answer = first.isCut
    ? await askWithMoreRoom(llm, maxTokens, (more) => ask(messages, more))
    : await ask(messages, maxTokens)
  const second = readJson(question.schema, answer)
  if (!second.success) throw new LlmFailure(answer.isCut ? 'out-of-tokens' : 'unusable')
  return second.value
}

/** An empty answer cannot be corrected, so the question is repeated. */
function messagesAfter(prompt: string, { text, isCut }: LlmAnswer, problem: string): Message[] {
  const asked: Message = { role: 'user', content: prompt }
  const given = text.slice(0, 20_000).trim()
  if (isCut && given === '') return [asked]
  const again = `That cannot be used: ${problem}. Answer again with the whole JSON object, corrected, and nothing else.`
  return [asked, { role: 'assistant', content: given || '(nothing)' }, { role: 'user', content: again }]
}

/** Later questions begin with what helped: the larger limit or, on a server that refuses it, less reasoning. */
async function askWithMoreRoom(
  llm: Llm,
  maxTokens: number,
  ask: (maxTokens: number) => Promise<LlmAnswer>,
): Promise<LlmAnswer> {
  const more = Math.max(maxTokens, Math.min(reasoningTokens, Math.floor(llm.settings.contextTokens / 2)))
  try {
    const answer = await ask(more)
    if (!answer.isCut) llm.learned.answerTokens = more
    return answer
  } catch (error) {
    if (!isRefusedForm(error)) throw error
    return askWithLessEffort(llm, () => ask(maxTokens))
  }
}

async function askWithLessEffort({ settings, learned }: Llm, ask: () => Promise<LlmAnswer>): Promise<LlmAnswer> {
  // Anthropic's models reason only on request, and none is sent.
  if (settings.vendor !== 'openai' || learned.effort !== null) throw new LlmFailure('out-of-tokens')
  learned.effort = 'low'
  try {
    const answer = await ask()
    if (answer.isCut) learned.effort = null
    return answer
  } catch (error) {
    learned.effort = null
    throw isRefusedForm(error) ? new LlmFailure('out-of-tokens') : error
  }
}

const isRefusedForm = (error: unknown) => error instanceof LlmFailure && error.isAboutTheRequest

type Send = (form: JsonSchema | 'json', rules: string) => Promise<LlmAnswer>

/** Sends the schema, and puts it into the prompt as well if the server may ignore it; only there if it refuses it. */
async function firstTaken(llm: Llm, schema: JsonSchema, send: Send): Promise<LlmAnswer> {
  const { learned, settings } = llm
  const inWords = `\n\nAnswer with one JSON object that this JSON schema takes:\n${JSON.stringify(schema)}`
  if (!learned.takesSchemas) return send('json', inWords)
  try {
    return await send(schema, isKnownLlmServer(settings.baseUrl) ? '' : inWords)
  } catch (error) {
    if (!isRefusedForm(error)) throw error
    const answer = await send('json', inWords)
    learned.takesSchemas = false
    return answer
  }
}
