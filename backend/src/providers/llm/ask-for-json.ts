import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { askLlm, type JsonSchema, type LlmAnswer, type LlmTokens } from './ask-llm.js'
import { LlmFailure } from './llm-failure.js'
import type { Llm } from './llm.js'
import { readJson } from './read-json.js'

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

/**
 * A value that passes the schema. An answer that does not pass gets one retry with the validation error; after that
 * LlmFailure is thrown, as for every failure of the server. Adds the cost of each request to `use`.
 */
export async function askForJson<T>(llm: Llm, question: JsonQuestion<T>, limit: AbortSignal, use: LlmUse): Promise<T> {
  const ask = async (messages: { role: 'user' | 'assistant'; content: string }[]): Promise<LlmAnswer> => {
    const { system, maxTokens } = question
    const send = (form: JsonSchema | 'json', rules: string) => {
      use.calls++
      return askLlm(llm, { system: system + rules, messages, form, maxTokens }, limit)
    }
    const answer = await firstTaken(llm, wireSchema(question.schema), send)
    use.tokens = { input: use.tokens.input + answer.tokens.input, output: use.tokens.output + answer.tokens.output }
    return answer
  }
  const prompt = { role: 'user', content: question.prompt } as const
  const first = await ask([prompt])
  const read = readJson(question.schema, first)
  if (read.success) return read.value
  const given = first.text.slice(0, 20_000).trim() || '(nothing)'
  const again = `That cannot be used: ${read.problem}. Answer again with the whole JSON object, corrected, and nothing else.`
  const second = readJson(
    question.schema,
    await ask([prompt, { role: 'assistant', content: given }, { role: 'user', content: again }]),
  )
  if (!second.success) throw new LlmFailure('unusable')
  return second.value
}

type Send = (form: JsonSchema | 'json', rules: string) => Promise<LlmAnswer>

/** Sends the schema if the server supports schemas; otherwise asks for any JSON and puts the schema into the prompt. */
async function firstTaken(llm: Llm, schema: JsonSchema, send: Send): Promise<LlmAnswer> {
  const inWords = () =>
    send('json', `\n\nAnswer with one JSON object that this JSON schema takes:\n${JSON.stringify(schema)}`)
  if (!llm.takesSchemas) return inWords()
  try {
    return await send(schema, '')
  } catch (error) {
    if (!(error instanceof LlmFailure && error.isAboutTheRequest)) throw error
    const answer = await inWords()
    llm.takesSchemas = false
    return answer
  }
}

/** Closes every object (`additionalProperties: false`): both vendors require it for a strict schema. */
function wireSchema(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'object' ? { ...jsonSchema, additionalProperties: false } : undefined,
  })
}
