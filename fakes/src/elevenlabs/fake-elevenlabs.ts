import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { isDone, spoil, type Fault } from '../loopback/fault.ts'
import { answerJson, hostOf, listenOnLoopback, type LoopbackServer } from '../loopback/loopback-server.ts'
import type { ElevenLabsOptions } from './account.ts'
import { holdConversation } from './agent-socket.ts'
import { checkCaller, checkList, refusalJson, type OutboundCall, type Refusal } from './check-request.ts'
import { ElevenLabsConsole } from './console.ts'
import { conversationJson, type CallResult, type Conversation, type Turn } from './conversation.ts'
import { listConversations } from './list-conversations.ts'
import { operationOf, type Operation } from './operation.ts'
import { endCall, failureOf, newCall, placedJson, refusalOf } from './outbound-call.ts'
import { excludesHost, newAgentSettings, type AgentSettings } from './agent-settings.ts'
import { agentJson, type Permissions } from './permissions.ts'
import { reportEnd, type Webhooks } from './report-end.ts'
import { SignedAddresses } from './signed-addresses.ts'
import { smallTalk } from './small-talk.ts'
import type { Spoken } from './speech.ts'

/** Implements the part of the agents' API that the product uses, with the same validation. */
export class FakeElevenLabs {
  /** The requests received, oldest first, including failed ones. */
  readonly conversations: Conversation[] = []
  /** The rejected requests: empty if every request was valid. */
  readonly refusals: Refusal[] = []
  readonly requests: Operation[] = []
  readonly agent: AgentSettings = newAgentSettings()
  readonly permissions: Permissions = { prompt: false, firstMessage: false, language: false, textOnly: true }
  /**
   * Chooses the fault of each request; null for none. `about` is the number of a call, the user of a list, the id of a
   * conversation, or empty.
   */
  chooseFault: (operation: Operation, about: string) => Fault | null = () => null
  /** Called for each request that was processed, before its response is sent. `host` is the requested host name. */
  onDone: (operation: Operation, about: string, host: string) => void = () => undefined
  /** Chooses the account error that a request gets, a call by its number; null for none. */
  chooseRefusal: (operation: Operation, about: string) => Refusal | null = () => null
  /** Chooses the result that a phone call gets as soon as it is placed; null leaves it in progress. */
  chooseResult: (call: Conversation) => CallResult | null = () => null
  /** Chooses the transcript of an answered call. */
  chooseWords: (call: Conversation) => readonly Turn[] = () => smallTalk
  /** The address to which events are posted; null posts none. */
  webhookUrl: string | null = null
  webhooks: Webhooks = 'once'
  /** The transcripts of the audio that pages send, one after the other. */
  readonly speech: Spoken[] = []
  /** Whether the frames of captions have an `event_id`: the types say so, the documentation does not. */
  numbersCaptions = false
  /** Overrides how the end of one conversation is reported. */
  chooseWebhooks: (conversation: Conversation) => Webhooks = () => this.webhooks
  /** Maximum number of tries to post an event. */
  tries = 1

  private readonly sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'convai' })
  private readonly addresses = new SignedAddresses()
  private server: LoopbackServer | null = null

  readonly console: ElevenLabsConsole

  private readonly options: ElevenLabsOptions

  constructor(options: ElevenLabsOptions) {
    this.options = options
    this.console = new ElevenLabsConsole(options)
  }

  get url(): string {
    return this.server!.url
  }

  get calls(): Conversation[] {
    return this.conversations.filter(({ phoneCall }) => phoneCall !== null)
  }

  async listen(port = 0): Promise<void> {
    this.server = await listenOnLoopback(
      port,
      (request, body, response) => this.answer(request, body, response),
      (request, socket, head) => this.connect(request, socket, head),
    )
  }

  async close(): Promise<void> {
    this.cut()
    await this.server?.close()
  }

  /** Cuts every connection with a page, as a network failure does. */
  cut(): void {
    for (const socket of this.sockets.clients) socket.terminate()
  }

  /** Lets the next requests of one kind fail, one after the other. */
  failNext(operation: Operation, ...faults: Fault[]): void {
    this.chooseFault = (asked) => (asked === operation ? (faults.shift() ?? null) : null)
  }

  /** Ends a phone call with this result, and reports it. */
  async finish(call: Conversation, result: CallResult, said = this.chooseWords(call)): Promise<void> {
    endCall(call, result, said)
    await this.report(call)
  }

  /** Posts the event that ends a conversation; returns the statuses of the responses. */
  report(conversation: Conversation): Promise<number[]> {
    const webhooks = this.chooseWebhooks(conversation)
    return reportEnd(conversation, webhooks, {
      url: this.webhookUrl,
      secret: this.options.webhookSecret,
      tries: this.tries,
    })
  }

  private async answer(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://elevenlabs')
    const refused = checkCaller(request, this.options.apiKey)
    if (refused) return this.refuse(response, refused)
    const operation = operationOf(request.method, pathname)
    if (operation === null) return this.refuse(response, notFound)
    this.requests.push(operation)
    const call = operation === 'outbound-call' ? (JSON.parse(body) as OutboundCall) : null
    const denied = this.chooseRefusal(operation, call?.to_number ?? '')
    // Not recorded: the request was valid.
    if (denied) return answerJson(response, denied.status, refusalJson(denied))
    if (call) return this.call(request, call, response)
    const id = pathname.split('/').at(-1)!
    const about = operation === 'list' ? (searchParams.get('user_id') ?? '') : operation === 'get' ? id : ''
    if (await spoil(this.chooseFault(operation, about), response, serverError)) return
    this.onDone(operation, about, hostOf(request))
    if (operation === 'list') return this.list(searchParams, response)
    if (operation === 'signed-url') return this.sign(searchParams, response)
    if (operation === 'agent') return this.showAgent(id, response)
    if (operation === 'phone-number') return this.show(this.console.phoneJson(id), response)
    if (operation === 'webhooks') return this.showWebhooks(searchParams, response)
    if (operation === 'settings') return this.showIf(this.console.showsSettings, this.console.settingsJson(), response)
    const found = this.conversations.find((conversation) => conversation.id === id)
    // Not recorded as a refusal: a page that never used its address had no conversation.
    if (!found) return answerJson(response, notFound.status, refusalJson(notFound))
    answerJson(response, 200, conversationJson(found))
  }

  private async call(request: IncomingMessage, body: OutboundCall, response: ServerResponse): Promise<void> {
    const refused = refusalOf(request, body, this.options)
    if (refused) return this.refuse(response, refused)
    const failure = failureOf(body, this.permissions)
    if (failure) return answerJson(response, 200, failure)
    const fault = this.chooseFault('outbound-call', body.to_number)
    const call = isDone(fault) ? newCall(body) : null
    if (call) this.conversations.push(call)
    if (call) this.onDone('outbound-call', body.to_number, hostOf(request))
    const result = call && this.chooseResult(call)
    const ending = () => (call && result ? this.finish(call, result) : Promise.resolve())
    if (call && this.chooseWebhooks(call) === 'out-of-order') await ending()
    else if (result) setImmediate(() => void ending())
    if (await spoil(fault, response, fault === 'too-many' ? refusalJson(tooMany) : serverError)) return
    answerJson(response, 200, placedJson(call!))
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const refused = checkList(query)
    if (refused) return this.refuse(response, refused)
    answerJson(response, 200, listConversations(this.conversations, query))
  }

  private showAgent(id: string, response: ServerResponse): void {
    if (id !== this.options.agentId) return this.refuse(response, notFound)
    answerJson(response, 200, agentJson(id, this.permissions, this.agent))
  }

  private showWebhooks(query: URLSearchParams, response: ServerResponse): void {
    const withUsages = query.get('include_usages') === 'true'
    this.showIf(this.console.showsWebhooks, this.console.webhooksJson(withUsages), response)
  }

  private showIf(isAllowed: boolean, shown: Record<string, unknown>, response: ServerResponse): void {
    if (isAllowed) answerJson(response, 200, shown)
    else answerJson(response, 403, refusalJson({ status: 403, message: 'missing_permissions' }))
  }

  private show(found: Record<string, unknown> | null, response: ServerResponse): void {
    if (found) answerJson(response, 200, found)
    else this.refuse(response, notFound)
  }

  private sign(query: URLSearchParams, response: ServerResponse): void {
    const { agentId } = this.options
    if (query.get('agent_id') !== agentId) return this.refuse(response, notFound)
    const namesConversation = query.get('include_conversation_id') === 'true'
    answerJson(response, 200, { signed_url: this.addresses.sign(this.url, agentId, namesConversation) })
  }

  private connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const conversation = this.addresses.take(request.url ?? '/')
    if (!conversation) return void socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
    this.conversations.push(conversation)
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      if (excludesHost(request.headers.origin, this.agent)) return opened.close(1008, 'Host is not in the allowlist.')
      void holdConversation(opened, conversation, this).then(async (fault) => {
        if (fault !== null) this.refusals.push({ status: 1008, message: fault })
        conversation.status = fault === null ? 'done' : 'failed'
        await this.report(conversation)
      })
    })
  }

  private refuse(response: ServerResponse, refusal: Refusal): void {
    this.refusals.push(refusal)
    answerJson(response, refusal.status, refusalJson(refusal))
  }
}

const notFound: Refusal = { status: 404, message: 'Not found' }
const tooMany: Refusal = { status: 429, message: 'Too many concurrent requests' }
const serverError = refusalJson({ status: 500, message: 'Internal server error' })
