import { AgentServerFrame, agentSubprotocol, type AgentClientFrame } from '@clarity/contracts/agent-protocol'
import { safeParse } from 'valibot'

export interface AgentSocketEvents {
  /** The agent answered the first frame: it listens. */
  onReady: () => void
  onFrame: (frame: AgentServerFrame) => void
  /** Once, for whatever reason; not after `drop`. */
  onClosed: (code: number) => void
}

/** The built-in agent sends a ping every five seconds: one that is silent for so long is gone. */
const silenceMs = 13_000

/** One WebSocket that speaks the agent's protocol: greets, answers pings, hands on the frames of the contract. */
export class AgentSocket {
  readonly #socket: WebSocket
  readonly #dropped = new AbortController()
  readonly #events: AgentSocketEvents
  #patience: ReturnType<typeof setTimeout> | undefined
  ready = false

  constructor(signedUrl: string, initiation: AgentClientFrame, events: AgentSocketEvents) {
    const url = new URL(signedUrl, location.href)
    url.protocol = url.protocol.replace('http', 'ws')
    this.#events = events
    this.#socket = new WebSocket(url.href, agentSubprotocol)
    const options = { signal: this.#dropped.signal }
    this.#socket.addEventListener('open', () => this.send(initiation), options)
    this.#socket.addEventListener('close', ({ code }) => this.close(code), options)
    this.#socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#read(data), options)
    this.#expectSomething()
  }

  send(frame: AgentClientFrame): void {
    this.#socket.send(JSON.stringify(frame))
  }

  /** As if the other side had closed it so. */
  close(code: number): void {
    this.drop()
    this.#events.onClosed(code)
  }

  /** Closes and says nothing more. */
  drop(): void {
    this.ready = false
    clearTimeout(this.#patience)
    this.#dropped.abort()
    this.#socket.close(1000)
  }

  #read(data: unknown): void {
    this.#expectSomething()
    const { success, output: frame } = safeParse(AgentServerFrame, parseJson(data))
    // Agents send more than captions need: sound, tools, scores.
    if (!success) return
    if (frame.type === 'ping') this.send({ type: 'pong', event_id: frame.ping_event.event_id })
    if (frame.type !== 'conversation_initiation_metadata') return this.#events.onFrame(frame)
    this.ready = true
    this.#events.onReady()
  }

  #expectSomething(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => this.close(lostCode), silenceMs)
  }
}

/** What a browser says of a connection that was cut. */
export const lostCode = 1006

function parseJson(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
