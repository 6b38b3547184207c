import type { IncomingHttpHeaders } from 'node:http'
import { need, needClosed, type Question, type Schema } from './question.ts'
import type { Reply } from './reply.ts'
import { checkLimit, type ServerTraits } from './server-traits.ts'

interface Body {
  model?: unknown
  max_tokens?: unknown
  system?: string | { type: string; text: string }[]
  messages?: { role: string; content: string | { type: string; text?: string }[] }[]
  temperature?: number
  stream?: boolean
  tools?: { name: string; input_schema: Schema }[]
  output_config?: { format?: { type: string; schema: Schema } }
}

/** Parses a request to Anthropic's messages API. Throws WireFault if the API would reject it. */
export function readAnthropic(
  headers: IncomingHttpHeaders,
  apiKey: string,
  traits: ServerTraits,
  json: unknown,
): Question {
  // The vendor's newest SDK sends the key as a bearer token.
  const key = headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '')
  need(key === apiKey, 'invalid x-api-key', 401)
  need(/^\d{4}-\d\d-\d\d$/.test(String(headers['anthropic-version'])), 'anthropic-version: header is required')
  const { model, max_tokens, system, messages, temperature, stream, tools, output_config } = json as Body
  need(typeof model === 'string', 'model: field required')
  need(Number.isInteger(max_tokens) && Number(max_tokens) > 0, 'max_tokens: field required')
  need(temperature === undefined, 'temperature: not supported by this model')
  need(stream !== true, 'this server does not stream')
  need(
    !!messages?.length && messages.every(({ role }, at) => role === (at % 2 ? 'assistant' : 'user')),
    'messages: roles must alternate',
  )
  need(messages.length % 2 === 1, 'messages: the last must be from the user')
  need(tools === undefined || (tools.length === 1 && tools[0]?.name === 'json'), 'tools: none was expected')
  const format = output_config?.format
  if (format) {
    need(format.type === 'json_schema', 'output_config.format.type: must be json_schema')
    needClosed(format.schema, ['minimum', 'maximum', 'maxItems', 'minLength', 'maxLength', 'pattern'])
  }
  checkLimit('max_tokens', Number(max_tokens), { ...traits, limitName: null })
  const contents = messages.map(({ content }) => textOf(content))
  return {
    system: textOf(system ?? ''),
    prompt: textOf(messages[0]!.content),
    isRepair: messages.length > 1,
    form: format ? 'schema' : tools ? 'tool' : 'text',
    schema: format?.schema ?? tools?.[0]?.input_schema ?? null,
    characters: [textOf(system ?? ''), ...contents].join('').length,
    maxTokens: Number(max_tokens),
    effort: null,
  }
}

function textOf(content: string | { type: string; text?: string }[]): string {
  return typeof content === 'string' ? content : content.map(({ text = '' }) => text).join('\n')
}

const stopReasons = { complete: 'end_turn', cut: 'max_tokens', declined: 'refusal', odd: 'eos' }

export function answerAnthropic({ text, end, tokens }: Reply, form: Question['form']): unknown {
  const isTool = form === 'tool' && end === 'complete'
  return {
    id: 'msg_stand_in',
    type: 'message',
    role: 'assistant',
    model: 'fake',
    content: isTool
      ? [{ type: 'tool_use', id: 'toolu_1', name: 'json', input: JSON.parse(text) as unknown }]
      : [{ type: 'text', text }],
    stop_reason: isTool ? 'tool_use' : stopReasons[end],
    stop_sequence: null,
    usage: { input_tokens: tokens.input, output_tokens: tokens.output },
  }
}

export function refuseAnthropic(status: number, message: string): unknown {
  const kinds: Record<number, string> = {
    401: 'authentication_error',
    404: 'not_found_error',
    429: 'rate_limit_error',
    500: 'api_error',
  }
  return { type: 'error', error: { type: kinds[status] ?? 'invalid_request_error', message } }
}
