import type { IncomingHttpHeaders } from 'node:http'
import { need, needClosed, type Question, type Schema } from './question.ts'
import type { Reply } from './reply.ts'
import { checkLimit, type ServerTraits } from './server-traits.ts'

interface Body {
  model?: unknown
  max_tokens?: unknown
  max_completion_tokens?: unknown
  reasoning_effort?: string
  messages?: { role: string; content: string }[]
  temperature?: number
  stream?: boolean
  tools?: unknown
  response_format?: { type: string; json_schema?: { name?: string; strict?: boolean; schema: Schema } }
}

/** Parses a request to OpenAI's chat completions, or to a compatible server. Throws WireFault. */
export function readOpenAi(
  headers: IncomingHttpHeaders,
  apiKey: string,
  traits: ServerTraits,
  json: unknown,
): Question {
  need(headers.authorization === `Bearer ${apiKey}`, 'Incorrect API key provided.', 401)
  const { model, max_tokens, max_completion_tokens, messages, temperature, stream, tools, ...rest } = json as Body
  const { response_format, reasoning_effort } = rest
  need(typeof model === 'string', 'you must provide a model parameter')
  const maxTokens = Number(max_tokens ?? max_completion_tokens)
  need(Number.isInteger(maxTokens), 'max_tokens must be a whole number')
  checkLimit(max_tokens === undefined ? 'max_completion_tokens' : 'max_tokens', maxTokens, traits)
  need(reasoning_effort === undefined || traits.knowsEffort, 'Unrecognized request argument supplied: reasoning_effort')
  need(temperature === undefined, "'temperature' does not support this value with this model.")
  need(stream !== true, 'this server does not stream')
  need(tools === undefined, 'tools: none was expected')
  const [first, ...talk] = messages ?? []
  need(first?.role === 'system', 'messages: a system message was expected first')
  need(
    talk.length % 2 === 1 && talk.every(({ role }, at) => role === (at % 2 ? 'assistant' : 'user')),
    'messages: roles must alternate',
  )
  const schema = response_format?.json_schema
  if (response_format?.type === 'json_schema') {
    need(traits.knowsSchemas, "'response_format.type' must be 'json_object' or 'text'")
    need(
      !!schema && /^[\w-]{1,64}$/.test(schema.name ?? ''),
      "Missing required parameter: 'response_format.json_schema.name'.",
    )
    if (schema.strict) needClosed(schema.schema, ['minLength', 'maxLength', 'default'])
  }
  if (response_format?.type === 'json_object')
    need(
      messages!.some(({ content }) => content.includes('JSON')),
      "'messages' must contain the word 'json' in some form",
    )
  return {
    system: first.content,
    prompt: talk[0]!.content,
    isRepair: talk.length > 1,
    form: schema ? 'schema' : response_format?.type === 'json_object' ? 'json' : 'text',
    schema: schema?.schema ?? null,
    characters: messages!.map(({ content }) => content).join('').length,
    maxTokens,
    effort: reasoning_effort ?? null,
  }
}

const finishReasons = { complete: 'stop', cut: 'length', declined: 'content_filter', odd: 'eos' }

export function answerOpenAi({ text, end, tokens }: Reply): unknown {
  return {
    id: 'chatcmpl-fake',
    object: 'chat.completion',
    created: 1_760_000_000,
    model: 'fake',
    choices: [
      { index: 0, message: { role: 'assistant', content: text, refusal: null }, finish_reason: finishReasons[end] },
    ],
    usage: {
      prompt_tokens: tokens.input,
      completion_tokens: tokens.output,
      total_tokens: tokens.input + tokens.output,
    },
  }
}

export function refuseOpenAi(status: number, message: string, code: string | null = null): unknown {
  return {
    error: {
      message,
      type: status === 401 ? 'authentication_error' : 'invalid_request_error',
      param: null,
      code,
    },
  }
}
