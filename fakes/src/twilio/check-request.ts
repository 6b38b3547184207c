import type { IncomingMessage } from 'node:http'

export interface Account {
  readonly accountSid: string
  readonly authToken: string
}

/** An error response in the API's own format. */
export interface Refusal {
  readonly status: number
  readonly code: number
  readonly message: string
  /** Overrides the account's format of errors. */
  readonly format?: ErrorFormat
}

const createFields = [
  'To',
  'From',
  'MessagingServiceSid',
  'Body',
  'StatusCallback',
  'ValidityPeriod',
  'SmartEncoded',
  'MessageIntent',
  'RiskCheck',
]
const listFields = ['To', 'From', 'DateSent', 'DateSent>', 'DateSent<', 'PageSize', 'Page', 'PageToken']

/** The format of an error's body: Twilio's own, or the newer problem details (RFC 9457), which some accounts get. */
export type ErrorFormat = 'own' | 'problem'

export function refusalJson({ status, code, message }: Refusal, format: ErrorFormat = 'own') {
  const more = `https://www.twilio.com/docs/errors/${code}`
  if (format === 'problem') return { type: more, title: 'The request failed', status, code, detail: message }
  return { code, message, more_info: more, status }
}

export const unsubscribed: Refusal = {
  status: 400,
  code: 21610,
  message: 'Attempt to send to unsubscribed recipient',
}
export const tooMany: Refusal = { status: 429, code: 20429, message: 'Too Many Requests' }
export const serverError: Refusal = { status: 500, code: 20500, message: 'Internal server error' }

export function checkCaller(request: IncomingMessage, account: Account): Refusal | null {
  const pair = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64')
  if (request.headers.authorization === `Basic ${pair}`) return null
  return { status: 401, code: 20003, message: 'Authenticate' }
}

/** Why the API rejects the form of a new message; null if it accepts it. */
export function checkCreate(request: IncomingMessage, form: URLSearchParams): Refusal | null {
  if (request.headers['content-type'] !== 'application/x-www-form-urlencoded')
    return invalid('Unsupported content type')
  const unknown = [...form.keys()].find((name) => !createFields.includes(name))
  if (unknown !== undefined) return invalid(`Unknown parameter ${unknown}`)
  if (new Set(form.keys()).size !== [...form.keys()].length) return invalid('A parameter is given twice')
  if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) return noNumber(form.get('To'))
  if (!form.get('From') && !form.get('MessagingServiceSid'))
    return { status: 400, code: 21603, message: "A 'From' phone number is required." }
  const body = form.get('Body') ?? ''
  if (body === '') return { status: 400, code: 21602, message: 'Message body is required.' }
  if (body.length > 1600)
    return { status: 400, code: 21617, message: 'The concatenated message body exceeds the 1600 character limit.' }
  const callback = form.get('StatusCallback')
  if (callback !== null && !URL.canParse(callback))
    return { status: 400, code: 21609, message: "The 'StatusCallback' URL is not a valid URL." }
  const validity = Number(form.get('ValidityPeriod') ?? 36_000)
  return validity >= 1 && validity <= 36_000 ? null : invalid('ValidityPeriod is out of range')
}

export function checkList(query: URLSearchParams): Refusal | null {
  const unknown = [...query.keys()].find((name) => !listFields.includes(name))
  return unknown === undefined ? null : invalid(`Unknown parameter ${unknown}`)
}

export function noNumber(to: string | null): Refusal {
  return { status: 400, code: 21211, message: `The 'To' number ${to} is not a valid phone number.` }
}

function invalid(message: string): Refusal {
  return { status: 400, code: 20001, message }
}
