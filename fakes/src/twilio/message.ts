import { randomBytes } from 'node:crypto'

/** One message that Twilio accepted. */
export interface TwilioMessage {
  readonly sid: string
  readonly to: string
  readonly from: string | null
  readonly messagingServiceSid: string | null
  readonly body: string
  readonly statusCallback: string | null
  readonly createdAt: Date
  sentAt: Date | null
  status: string
  errorCode: number | null
}

export const newSid = (prefix: 'SM' | 'AC' | 'MG') => `${prefix}${randomBytes(16).toString('hex')}`

/** The new message of a valid form. */
export function newMessage(form: URLSearchParams): TwilioMessage {
  const messagingServiceSid = form.get('MessagingServiceSid')
  return {
    sid: newSid('SM'),
    to: form.get('To')!,
    from: form.get('From'),
    messagingServiceSid,
    body: form.get('Body')!,
    statusCallback: form.get('StatusCallback'),
    createdAt: new Date(),
    sentAt: null,
    status: messagingServiceSid ? 'accepted' : 'queued',
    errorCode: null,
  }
}

/** The resource as the API shows it. */
export function messageJson(accountSid: string, message: TwilioMessage): Record<string, unknown> {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}`
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: message.body,
    date_created: rfc2822(message.createdAt),
    date_sent: message.sentAt && rfc2822(message.sentAt),
    date_updated: rfc2822(message.sentAt ?? message.createdAt),
    direction: 'outbound-api',
    error_code: message.errorCode,
    error_message: null,
    from: message.from,
    messaging_service_sid: message.messagingServiceSid,
    num_media: '0',
    num_segments: message.messagingServiceSid ? '0' : '1',
    price: null,
    price_unit: null,
    sid: message.sid,
    status: message.status,
    subresource_uris: { media: `${uri}/Media.json` },
    tags: null,
    to: message.to,
    uri: `${uri}.json`,
  }
}

/** One page of a list, with the address of the next one. */
export function pageJson(accountSid: string, found: readonly TwilioMessage[], query: URLSearchParams) {
  const size = Number(query.get('PageSize') ?? 50)
  const page = Number(query.get('Page') ?? 0)
  const path = `/2010-04-01/Accounts/${accountSid}/Messages.json`
  const pageUri = (number: number) => {
    const of = new URLSearchParams(query)
    of.set('PageSize', String(size))
    of.set('Page', String(number))
    return `${path}?${of.toString()}`
  }
  const shown = found.slice(page * size, (page + 1) * size)
  return {
    first_page_uri: pageUri(0),
    end: page * size + shown.length - 1,
    previous_page_uri: page > 0 ? pageUri(page - 1) : null,
    messages: shown.map((message) => messageJson(accountSid, message)),
    uri: pageUri(page),
    page_size: size,
    start: page * size,
    next_page_uri: (page + 1) * size < found.length ? pageUri(page + 1) : null,
    page,
  }
}

function rfc2822(date: Date): string {
  return date.toUTCString().replace('GMT', '+0000')
}
