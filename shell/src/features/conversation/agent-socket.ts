import { AgentServerFrame, agentSubprotocol, type AgentClientFrame } from '@clarity/contracts/agent-protocol'
import { safeParse } from 'valibot'
import { abnormalCloseCode, type AgentLink, type AgentLinkEvents } from './agent-link'

/** The built-in agent sends a ping every five seconds: without one for so long, the connection is lost. */
const silenceMs = 13_000

/** A WebSocket to the built-in agent: sends the first frame, answers pings, and passes on the contract's frames. */
export class AgentSocket implements AgentLink {
  readonly #socket: WebSocket
  readonly #dropped = new AbortController()
  readonly #events: AgentLinkEvents
  #patience: ReturnType<typeof setTimeout> | undefined
  ready = false

  constructor(signedUrl: string, events: AgentLinkEvents) {
    const url = new URL(signedUrl, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    this.#events = events
    this.#socket = new WebSocket(url.href, agentSubprotocol)
    const options = { signal: this.#dropped.signal }
    this.#socket.addEventListener('open', () => this.#send({ type: 'conversation_initiation_client_data' }), options)
    this.#socket.addEventListener('close', ({ code }) => this.close(code), options)
    this.#socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#read(data), options)
    this.#expectSomething()
  }

  say(text: string, message_id: string): void {
    this.#send({ type: 'user_message', text, message_id })
  }

  /** The agent closes the connection once all earlier messages are stored. */
  end(): void {
    this.#send({ type: 'end_conversation' })
  }

  close(code: number): void {
    this.drop()
    this.#events.onClosed(code)
  }

  drop(): void {
    this.ready = false
    clearTimeout(this.#patience)
    this.#dropped.abort()
    this.#socket.close(1000)
  }

  #send(frame: AgentClientFrame): void {
    this.#socket.send(JSON.stringify(frame))
  }

  #read(data: unknown): void {
    this.#expectSomething()
    const { success, output: frame } = safeParse(AgentServerFrame, parseJson(data))
    // Agents also send frames that captions do not need: audio, tools, scores.
    if (!success) return
    if (frame.type === 'ping') this.#send({ type: 'pong', event_id: frame.ping_event.event_id })
    if (frame.type !== 'conversation_initiation_metadata') return this.#events.onFrame(frame)
    this.ready = true
    this.#events.onReady()
  }

  #expectSomething(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.close(abnormalCloseCode), silenceMs)
  }
}

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
