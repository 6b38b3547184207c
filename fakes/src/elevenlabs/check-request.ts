import type { IncomingMessage } from 'node:http'
import type { ClientData } from './conversation.ts'

/** An error response in the API's own format; with the status 200 an outbound call's `success: false`. */
export interface Refusal {
  readonly status: number
  readonly message: string
  /** The vendor's name of the error, such as `quota_exceeded`. */
  readonly name?: string
  /** The field of the request that a 422 is about, with its value. */
  readonly field?: readonly [name: string, value: unknown]
}

/** The API's closed list of languages. */
const languages =
  'en ja zh de hi fr ko pt pt-br it es id nl tr pl sv bg ro ar cs el fi ms da ta uk ru hu hr sk no vi tl af hy as az be bn bs ca et gl ka gu ha he is ga jv kn kk ky lv lt lb mk ml mr ne ps fa pa sr sd sl so sw te th ur cy'.split(
    ' ',
  )

const callFields = [
  'agent_id',
  'agent_phone_number_id',
  'to_number',
  'conversation_initiation_client_data',
  'call_recording_enabled',
  'telephony_call_config',
]
const clientDataFields = [
  'type',
  'user_id',
  'dynamic_variables',
  'conversation_config_override',
  'custom_llm_extra_body',
  'source_info',
  'branch_id',
  'environment',
]
const listFields = [
  'cursor',
  'agent_id',
  'user_id',
  'dynamic_variable_params',
  'call_start_after_unix',
  'call_start_before_unix',
  'page_size',
  'summary_mode',
  'sort_direction',
]

/** A validation error quotes the value that it is about. */
export function refusalJson({ status, message, name, field }: Refusal) {
  if (status === 200) return { success: false, message, conversation_id: null, callSid: null }
  if (status !== 422) return { detail: { status: name ?? String(status), message } }
  const [at, input] = field ?? ['conversation_initiation_client_data', null]
  return { detail: [{ type: 'value_error', loc: ['body', at], msg: `Value error, ${message}`, input }] }
}

export function checkCaller(request: IncomingMessage, apiKey: string): Refusal | null {
  return request.headers['xi-api-key'] === apiKey ? null : { status: 401, message: 'Invalid API key' }
}

export interface OutboundCall {
  readonly agent_id: string
  readonly agent_phone_number_id: string
  readonly to_number: string
  readonly conversation_initiation_client_data?: ClientData
}

/** Why the API rejects the body of a new call; null if it accepts it. */
export function checkCall(request: IncomingMessage, body: Record<string, unknown>): Refusal | null {
  if (request.headers['content-type'] !== 'application/json') return invalid('not JSON')
  const unknown = Object.keys(body).find((name) => !callFields.includes(name))
  if (unknown !== undefined) return invalid(`unknown field ${unknown}`)
  if (typeof body['agent_id'] !== 'string') return invalid('agent_id is required')
  if (typeof body['agent_phone_number_id'] !== 'string') return invalid('agent_phone_number_id is required')
  const to = body['to_number']
  if (!/^\+[1-9]\d{6,14}$/.test(String(to)))
    return { ...invalid(`${String(to)} is no phone number`), field: ['to_number', to] }
  return checkClientData(body['conversation_initiation_client_data'])
}

/** The same for the initiation data of a conversation, on a phone or on a page. */
export function checkClientData(given: unknown): Refusal | null {
  if (given === undefined || given === null) return null
  const data = given as Record<string, unknown>
  const unknown = Object.keys(data).find((name) => !clientDataFields.includes(name))
  if (unknown !== undefined) return invalid(`unknown field ${unknown}`)
  for (const [name, value] of Object.entries((data['dynamic_variables'] ?? {}) as Record<string, unknown>)) {
    if (name.startsWith('system__')) return invalid(`${name} is reserved`)
    if (!['string', 'number', 'boolean'].includes(typeof value)) return invalid(`${name} is no plain value`)
  }
  const override = data['conversation_config_override'] as { agent?: { language?: string } } | undefined
  const language = override?.agent?.language
  return language === undefined || languages.includes(language) ? null : invalid(`unknown language ${language}`)
}

export function checkList(query: URLSearchParams): Refusal | null {
  const unknown = [...query.keys()].find((name) => !listFields.includes(name))
  if (unknown !== undefined) return invalid(`unknown parameter ${unknown}`)
  if (Number(query.get('page_size') ?? 30) > 100) return invalid('page_size is too large')
  const filter = query.get('dynamic_variable_params')
  return filter === null || /^[^:]+:(eq|neq|gt|gte|lt|lte|in):/.test(filter) ? null : invalid('no filter')
}

function invalid(message: string): Refusal {
  return { status: 422, message }
}
