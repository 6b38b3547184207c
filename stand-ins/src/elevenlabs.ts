import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { holdConversation } from './elevenlabs/agent-socket.ts'
import {
  checkCall,
  checkCaller,
  checkList,
  refusalJson,
  type OutboundCall,
  type Refusal,
} from './elevenlabs/check-request.ts'
import {
  conversationJson,
  newConversation,
  type CallResult,
  type Conversation,
  type Turn,
} from './elevenlabs/conversation.ts'
import { listConversations } from './elevenlabs/list-conversations.ts'
import { agentJson, forbiddenOverride, type Permissions } from './elevenlabs/permissions.ts'
import { machineDetectionEvent, postCallEvent, sendEvent } from './elevenlabs/post-call-webhook.ts'
import { smallTalk } from './elevenlabs/small-talk.ts'
import { isDone, spoil, type Fault } from './loopback/fault.ts'
import { answerJson, listenOnLoopback, type LoopbackServer } from './loopback/loopback-server.ts'

export { newConversation, type CallResult, type Conversation, type Turn } from './elevenlabs/conversation.ts'
export { postCallEvent, sendEvent, signatureHeader } from './elevenlabs/post-call-webhook.ts'
export type { Permissions } from './elevenlabs/permissions.ts'
export type { Fault } from './loopback/fault.ts'

export type Operation = 'outbound-call' | 'list' | 'get' | 'signed-url' | 'agent'

/** How the end of a conversation is reported: not at all, once, twice, or before the answer to the call that began it. */
export type Webhooks = 'none' | 'once' | 'duplicate' | 'out-of-order'

export interface ElevenLabsOptions {
  readonly apiKey: string
  readonly agentId: string
  readonly phoneNumberId: string
  readonly webhookSecret: string
  readonly port?: number
}

const agentPath = '/v1/convai/conversation'

/** Speaks the part of the agents' API that the product uses, and refuses what it would refuse. */
export class ElevenLabsStandIn {
  /** What it took, oldest first, whatever it answered. */
  readonly conversations: Conversation[] = []
  /** What it refused: empty where everything that came was as it should be. */
  readonly refusals: Refusal[] = []
  readonly requests: Operation[] = []
  readonly permissions: Permissions = { prompt: false, firstMessage: false, language: false, textOnly: true }
  /** Chooses what goes wrong with each request; null for nothing. */
  chooseFault: (operation: Operation) => Fault | null = () => null
  /** How a phone call goes by itself, as soon as it is placed; null leaves it under way. */
  chooseResult: () => CallResult | null = () => null
  /** Where events are posted; null posts none. */
  webhookUrl: string | null = null
  webhooks: Webhooks = 'once'

  private readonly sockets = new WebSocketServer({ noServer: true, handleProtocols: () => 'convai' })
  private readonly signatures = new Map<string, Conversation>()
  private server: LoopbackServer | null = null

  private readonly options: ElevenLabsOptions

  constructor(options: ElevenLabsOptions) {
    this.options = options
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
    for (const socket of this.sockets.clients) socket.terminate()
    await this.server?.close()
  }

  /** Lets the next requests of one kind fail, one after the other. */
  failNext(operation: Operation, ...faults: Fault[]): void {
    this.chooseFault = (asked) => (asked === operation ? (faults.shift() ?? null) : null)
  }

  /** Ends a phone call so, and reports it. */
  async finish(call: Conversation, result: CallResult, said: readonly Turn[] = smallTalk): Promise<void> {
    call.callResult = result
    call.status = result === 'answered' || result === 'voicemail' ? 'done' : 'failed'
    if (result === 'answered') call.transcript.push(...said)
    if (result === 'voicemail') call.transcript.push({ role: 'agent', message: 'Hello?', time_in_call_secs: 0 })
    await this.report(call)
  }

  /** Posts the event that ends a conversation; answers the statuses that it got. */
  async report(conversation: Conversation): Promise<number[]> {
    if (this.webhookUrl === null || this.webhooks === 'none') return []
    const events = [postCallEvent(conversation)]
    if (conversation.callResult === 'voicemail') events.unshift(machineDetectionEvent(conversation))
    if (this.webhooks === 'duplicate') events.push(...events)
    const statuses: number[] = []
    // Whoever is reported to may be gone by then, as in life.
    for (const event of events)
      statuses.push(await sendEvent(this.webhookUrl, this.options.webhookSecret, event).catch(() => 0))
    return statuses
  }

  private async answer(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://elevenlabs')
    const refused = checkCaller(request, this.options.apiKey)
    if (refused) return this.refuse(response, refused)
    const operation = operationOf(request.method, pathname)
    if (operation === null) return this.refuse(response, notFound)
    this.requests.push(operation)
    if (operation === 'outbound-call') return this.call(request, JSON.parse(body) as OutboundCall, response)
    if (await spoil(this.chooseFault(operation), response, serverError)) return
    if (operation === 'list') return this.list(searchParams, response)
    if (operation === 'signed-url') return this.sign(searchParams, response)
    const id = pathname.split('/').at(-1)!
    if (operation === 'agent') return this.showAgent(id, response)
    const found = this.conversations.find((conversation) => conversation.id === id)
    if (!found) return this.refuse(response, notFound)
    answerJson(response, 200, conversationJson(found))
  }

  private async call(request: IncomingMessage, body: OutboundCall, response: ServerResponse): Promise<void> {
    const refused = checkCall(request, { ...body }) ?? this.checkKnown(body.agent_id, body.agent_phone_number_id)
    if (refused) return this.refuse(response, refused)
    const forbidden = forbiddenOverride(
      body.conversation_initiation_client_data?.conversation_config_override,
      this.permissions,
    )
    if (forbidden !== null)
      return answerJson(response, 200, { success: false, message: `Override for '${forbidden}' is not allowed` })
    const fault = this.chooseFault('outbound-call')
    const call = isDone(fault) ? this.place(body) : null
    const result = call && this.chooseResult()
    const ending = () => (call && result ? this.finish(call, result) : Promise.resolve())
    if (this.webhooks === 'out-of-order') await ending()
    else if (result) setImmediate(() => void ending())
    if (await spoil(fault, response, fault === 'too-many' ? refusalJson(tooMany) : serverError)) return
    answerJson(response, 200, {
      success: true,
      message: 'Call initiated',
      conversation_id: call!.id,
      callSid: call!.phoneCall!.callSid,
    })
  }

  private place(body: OutboundCall): Conversation {
    const call = newConversation(body.agent_id, {
      toNumber: body.to_number,
      phoneNumberId: body.agent_phone_number_id,
      callSid: `CA${randomBytes(16).toString('hex')}`,
    })
    call.clientData = body.conversation_initiation_client_data ?? {}
    this.conversations.push(call)
    return call
  }

  private checkKnown(agentId: string, phoneNumberId: string): Refusal | null {
    if (agentId !== this.options.agentId) return { status: 404, message: 'Agent not found' }
    return phoneNumberId === this.options.phoneNumberId ? null : { status: 404, message: 'Phone number not found' }
  }

  private list(query: URLSearchParams, response: ServerResponse): void {
    const refused = checkList(query)
    if (refused) return this.refuse(response, refused)
    answerJson(response, 200, listConversations(this.conversations, query))
  }

  private showAgent(id: string, response: ServerResponse): void {
    if (id !== this.options.agentId) return this.refuse(response, notFound)
    answerJson(response, 200, agentJson(id, this.permissions))
  }

  /** With `include_conversation_id` the address names its conversation and is good once. */
  private sign(query: URLSearchParams, response: ServerResponse): void {
    if (query.get('agent_id') !== this.options.agentId) return this.refuse(response, notFound)
    const conversation = newConversation(this.options.agentId)
    const signature = `cvtkn_${randomBytes(12).toString('hex')}`
    this.signatures.set(signature, conversation)
    const address = new URL(`${this.url.replace('http', 'ws')}${agentPath}`)
    address.searchParams.set('agent_id', this.options.agentId)
    if (query.get('include_conversation_id') === 'true') address.searchParams.set('conversation_id', conversation.id)
    address.searchParams.set('conversation_signature', signature)
    answerJson(response, 200, { signed_url: address.href })
  }

  private connect(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://elevenlabs')
    const signature = searchParams.get('conversation_signature') ?? ''
    const conversation = pathname === agentPath ? this.signatures.get(signature) : undefined
    if (!conversation) return void socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
    this.signatures.delete(signature)
    this.conversations.push(conversation)
    this.sockets.handleUpgrade(request, socket, head, (opened) => {
      void holdConversation(opened, conversation, this.permissions).then(async (fault) => {
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

function operationOf(method: string | undefined, path: string): Operation | null {
  if (method === 'POST') return path === '/v1/convai/twilio/outbound-call' ? 'outbound-call' : null
  if (method !== 'GET') return null
  if (path === '/v1/convai/conversation/get-signed-url') return 'signed-url'
  if (path === '/v1/convai/conversations') return 'list'
  if (/^\/v1\/convai\/conversations\/[^/]+$/.test(path)) return 'get'
  return /^\/v1\/convai\/agents\/[^/]+$/.test(path) ? 'agent' : null
}

/** Starts one on a free port, or on the given one. */
export async function start(options: ElevenLabsOptions): Promise<ElevenLabsStandIn> {
  const standIn = new ElevenLabsStandIn(options)
  await standIn.listen(options.port)
  return standIn
}
