import type { IncomingMessage, ServerResponse } from 'node:http'
import { deliver } from './loopback/deliver.ts'
import { isDone, spoil, type Fault } from './loopback/fault.ts'
import { answerJson, hostOf, listenOnLoopback } from './loopback/loopback-server.ts'
import {
  checkCaller,
  checkCreate,
  checkList,
  noNumber,
  refusalJson,
  serverError,
  tooMany,
  unsubscribed,
  type Account,
  type ErrorFormat,
  type Refusal,
} from './twilio/check-request.ts'
import { TwilioConsole } from './twilio/console.ts'
import { inboundForm, type InboundText } from './twilio/inbound-form.ts'
import { messageJson, newMessage, pageJson, type TwilioMessage } from './twilio/message.ts'
import { sendWebhook, type WebhookAnswer } from './twilio/send-webhook.ts'
import { statusForm } from './twilio/status-form.ts'

export { postForm, sendWebhook, type WebhookAnswer } from './twilio/send-webhook.ts'
export { newSid, type TwilioMessage } from './twilio/message.ts'
export type { Fault } from './loopback/fault.ts'

/** How the delivery of each message is reported: not automatically, once, twice, or in the wrong order. */
export type Callbacks = 'none' | 'in-order' | 'duplicate' | 'out-of-order'

export type Operation = 'create' | 'list' | 'fetch' | 'console'

export interface TwilioOptions extends Account {
  readonly port?: number
  readonly callbacks?: Callbacks
}

/** Implements the part of Twilio's messaging API that the product uses, with the same validation. */
export class FakeTwilio {
  /** The requests received, oldest first, including failed ones. */
  readonly messages: TwilioMessage[] = []
  /** The rejected requests with their codes: empty if every request was valid. */
  readonly refusals: Refusal[] = []
  /** Chooses the fault of each request about a phone; null for none. */
  chooseFault: (operation: Operation, phone: string) => Fault | null = () => null
  /** Called for each request that was processed, before its response is sent. `host` is the requested host name. */
  onDone: (operation: Operation, phone: string, host: string) => void = () => undefined
  /** Chooses the account error that a request about a number gets; null for none. */
  chooseRefusal: (to: string | null) => Refusal | null = () => null
  errorFormat: ErrorFormat = 'own'
  callbacks: Callbacks
  /** Overrides how the delivery of one message is reported. */
  chooseCallbacks: (message: TwilioMessage) => Callbacks = () => this.callbacks
  /** Maximum number of tries to post a delivery report. */
  tries = 1
  readonly console: TwilioConsole
  /** The real address behind the product's public address; undefined if they are the same. */
  productOrigin: string | undefined

  private readonly refused = new Map<string, Refusal>()
  private readonly account: Account
  private server: { readonly url: string; close(): Promise<void> } | null = null

  constructor({ callbacks = 'none', ...account }: TwilioOptions) {
    this.callbacks = callbacks
    this.account = account
    this.console = new TwilioConsole(account)
  }

  get url(): string {
    return this.server!.url
  }

  async listen(port = 0): Promise<void> {
    this.server = await listenOnLoopback(port, (request, body, response) => this.answer(request, body, response))
  }

  async close(): Promise<void> {
    await this.server?.close()
  }

  /** Lets the next requests that create a message fail, one after the other. */
  failNext(...faults: Fault[]): void {
    this.chooseFault = (operation) => (operation === 'create' ? (faults.shift() ?? null) : null)
  }

  /** Blocks the number as after its STOP: the next message to it is refused with 21610. */
  optOut(phone: string): void {
    this.refused.set(phone, unsubscribed)
  }

  /** Rejects every message to this number as an invalid number: 21211. */
  refuseNumber(phone: string): void {
    this.refused.set(phone, noNumber(phone))
  }

  /** Accepts messages to this number again. */
  acceptNumber(phone: string): void {
    this.refused.delete(phone)
  }

  /** A person texts: posts the inbound-message webhook. */
  receive(url: string, message: InboundText) {
    return sendWebhook(this.account.authToken, url, this.inboundForm(message), this.productOrigin)
  }

  /** The form of an inbound message. */
  inboundForm(message: InboundText): Record<string, string> {
    return inboundForm(this.account.accountSid, message)
  }

  /** Reports a state of a message to its callback address. */
  async report(message: TwilioMessage, status: string, errorCode?: number): Promise<WebhookAnswer | null> {
    message.status = status
    message.errorCode = errorCode ?? null
    if (message.statusCallback === null) return null
    const form = statusForm(this.account.accountSid, message)
    return sendWebhook(this.account.authToken, message.statusCallback, form, this.productOrigin)
  }

  private async answer(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://twilio')
    const base = `/2010-04-01/Accounts/${this.account.accountSid}/Messages`
    const sid = url.pathname.match(/\/Messages\/(SM[0-9a-f]{32})\.json$/)?.[1]
    const to = new URLSearchParams(request.method === 'POST' ? body : url.search).get('To')
    const refused = checkCaller(request, this.account)
    if (refused) return this.refuse(response, refused)
    const chosen = this.chooseRefusal(to)
    // Not recorded: the request was valid.
    if (chosen) return answerJson(response, chosen.status, this.errorJson(chosen))
    if (request.method === 'POST' && url.pathname === `${base}.json`) return this.create(request, body, response)
    if (request.method === 'GET' && url.pathname === `${base}.json`)
      return this.list(request, url.searchParams, response)
    const shown = request.method === 'GET' ? this.console.show(url.pathname, url.searchParams) : null
    if (shown) return this.show('console', '', shown, response)
    const message = this.messages.find((taken) => taken.sid === sid)
    if (request.method !== 'GET' || !message)
      return this.refuse(response, { status: 404, code: 20404, message: 'The requested resource was not found' })
    return this.show('fetch', message.to, messageJson(this.account.accountSid, message), response)
  }

  private async show(operation: Operation, phone: string, shown: object, response: ServerResponse): Promise<void> {
    if (!(await spoil(this.chooseFault(operation, phone), response, this.errorJson(serverError))))
      answerJson(response, 200, shown)
  }

  private async create(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(body)
    const refused = checkCreate(request, form) ?? this.refused.get(form.get('To')!)
    if (refused) return this.refuse(response, refused)
    const fault = this.chooseFault('create', form.get('To')!)
    const message = isDone(fault) ? this.take(form) : null
    if (message) this.onDone('create', message.to, hostOf(request))
    if (await spoil(fault, response, this.errorJson(fault === 'too-many' ? tooMany : serverError))) return
    answerJson(response, 201, messageJson(this.account.accountSid, message!))
  }

  private async list(request: IncomingMessage, query: URLSearchParams, response: ServerResponse): Promise<void> {
    const refused = checkList(query)
    if (refused) return this.refuse(response, refused)
    const phone = query.get('To') ?? ''
    if (await spoil(this.chooseFault('list', phone), response, this.errorJson(serverError))) return
    this.onDone('list', phone, hostOf(request))
    const since = query.get('DateSent>')
    const found = this.messages.filter(
      ({ to, from, sentAt }) =>
        (!query.has('To') || to === query.get('To')) &&
        (!query.has('From') || from === query.get('From')) &&
        (since === null || (sentAt !== null && sentAt >= new Date(since))),
    )
    answerJson(response, 200, pageJson(this.account.accountSid, found.toReversed(), query))
  }

  private take(form: URLSearchParams): TwilioMessage {
    const message = newMessage(form)
    this.messages.push(message)
    void this.reportDelivery(message)
    return message
  }

  private async reportDelivery(message: TwilioMessage): Promise<void> {
    const callbacks = this.chooseCallbacks(message)
    if (callbacks === 'none') return
    const order = { 'in-order': ['sent', 'delivered'], duplicate: ['sent', 'sent', 'delivered', 'delivered'] } as const
    const states = callbacks === 'out-of-order' ? ['delivered', 'sent', 'queued'] : order[callbacks]
    message.sentAt = new Date()
    for (const status of states)
      await deliver(async () => (await this.report(message, status))?.status ?? 200, this.tries)
    message.status = 'delivered'
  }

  private refuse(response: ServerResponse, refusal: Refusal): void {
    this.refusals.push(refusal)
    answerJson(response, refusal.status, this.errorJson(refusal))
  }

  private errorJson(refusal: Refusal) {
    return refusalJson(refusal, refusal.format ?? this.errorFormat)
  }
}

/** Starts the fake on the given port, or on a free one. */
export async function start(options: TwilioOptions): Promise<FakeTwilio> {
  const fake = new FakeTwilio(options)
  await fake.listen(options.port)
  return fake
}
