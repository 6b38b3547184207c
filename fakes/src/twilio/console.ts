import type { Account } from './check-request.ts'

/** The webhook to which a sender posts incoming texts. */
export interface Inbound {
  url: string
  method: 'POST' | 'GET'
}

interface ConsoleNumber extends Inbound {
  canText: boolean
}

interface ConsoleService extends Inbound {
  usesNumbersWebhook: boolean
  isRegistered: boolean
  senders: string[]
}

/** What an operator configures in the console, and can change at any time. */
export class TwilioConsole {
  status: 'active' | 'suspended' | 'closed' = 'active'
  type: 'Full' | 'Trial' = 'Full'
  /** By the number, in E.164. */
  readonly numbers = new Map<string, ConsoleNumber>()
  readonly shortCodes = new Map<string, Inbound>()
  /** By the service's sid. */
  readonly services = new Map<string, ConsoleService>()

  /** The paths that were requested, oldest first. */
  readonly lookUps: string[] = []

  private readonly accountSid: string

  constructor({ accountSid }: Account) {
    this.accountSid = accountSid
  }

  /** The resource at a path, as the API shows it; null for an unknown path. */
  show(path: string, query: URLSearchParams): Record<string, unknown> | null {
    const shown = this.find(path, query)
    if (shown) this.lookUps.push(path)
    return shown
  }

  private find(path: string, query: URLSearchParams): Record<string, unknown> | null {
    const account = `/2010-04-01/Accounts/${this.accountSid}`
    if (path === `${account}.json`) return this.accountJson()
    if (path === `${account}/IncomingPhoneNumbers.json`)
      return pageOf('incoming_phone_numbers', found(this.numbers, query.get('PhoneNumber')).map(this.numberJson))
    if (path === `${account}/SMS/ShortCodes.json`)
      return pageOf('short_codes', found(this.shortCodes, query.get('ShortCode')).map(this.shortCodeJson))
    const [, sid = '', part] = /^\/v1\/Services\/(MG[0-9a-f]{32})(?:\/(\w+))?$/.exec(path) ?? []
    const service = this.services.get(sid)
    return service ? this.serviceJson(sid, service, part) : null
  }

  private accountJson() {
    return {
      sid: this.accountSid,
      friendly_name: 'Fake',
      status: this.status,
      type: this.type,
      auth_token: 'never to be shown',
      owner_account_sid: this.accountSid,
      date_created: 'Fri, 20 Nov 2026 10:00:00 +0000',
      date_updated: 'Fri, 20 Nov 2026 10:00:00 +0000',
      subresource_uris: {},
      uri: `/2010-04-01/Accounts/${this.accountSid}.json`,
    }
  }

  private readonly numberJson = ([number, { url, method, canText }]: [string, ConsoleNumber]) => ({
    sid: `PN${'0'.repeat(32)}`,
    account_sid: this.accountSid,
    phone_number: number,
    capabilities: { voice: true, sms: canText, mms: canText, fax: false },
    sms_url: url,
    sms_method: method,
    sms_application_sid: '',
  })

  private readonly shortCodeJson = ([code, { url, method }]: [string, Inbound]) => ({
    sid: `SC${'0'.repeat(32)}`,
    account_sid: this.accountSid,
    short_code: code,
    sms_url: url,
    sms_method: method,
  })

  private serviceJson(sid: string, service: ConsoleService, part: string | undefined) {
    const isCode = (sender: string) => !sender.startsWith('+')
    if (part === 'PhoneNumbers')
      return {
        meta: meta('phone_numbers'),
        phone_numbers: service.senders.filter((one) => !isCode(one)).map(senderJson),
      }
    if (part === 'ShortCodes')
      return { meta: meta('short_codes'), short_codes: service.senders.filter(isCode).map(senderJson) }
    return {
      sid,
      account_sid: this.accountSid,
      friendly_name: 'Fake',
      inbound_request_url: service.url || null,
      inbound_method: service.method,
      use_inbound_webhook_on_number: service.usesNumbersWebhook,
      us_app_to_person_registered: service.isRegistered,
    }
  }
}

/** The API also matches a part of the number. */
function found<Of>(all: ReadonlyMap<string, Of>, wanted: string | null): [string, Of][] {
  return [...all].filter(([name]) => wanted === null || name.includes(wanted))
}

function pageOf(key: string, rows: readonly object[]) {
  return { [key]: rows, page: 0, page_size: rows.length, next_page_uri: null, start: 0, end: rows.length - 1 }
}

const meta = (key: string) => ({ key, page: 0, page_size: 50, next_page_url: null, previous_page_url: null })
const senderJson = (sender: string) => ({ sid: `PN${'0'.repeat(32)}`, phone_number: sender, short_code: sender })
