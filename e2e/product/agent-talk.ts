import { agentSubprotocol, AgentServerFrame, DemoSession, type SaidTurn } from '@clarity/contracts'
import type { ApiClient } from '@clarity/test-kit/api-client'
import { until } from '@clarity/test-kit/until'
import { safeParse } from 'valibot'

/** One connection to the agent, as a page opens it. */
export class AgentTalk {
  /** The turns of the session, and those received since, in order. */
  readonly turns: SaidTurn[]
  private isReady = false
  private closeCode: number | undefined
  private readonly socket: WebSocket

  private constructor(socket: WebSocket, turns: readonly SaidTurn[]) {
    this.socket = socket
    this.turns = [...turns]
    socket.addEventListener('message', ({ data }) => this.receive(String(data)))
    socket.addEventListener('close', ({ code }) => {
      this.closeCode = code
    })
    socket.addEventListener('open', () => this.send({ type: 'conversation_initiation_client_data' }))
  }

  /** Begins the conversation of the demo request, or goes on with it. */
  static async open(api: ApiClient, requestId: string): Promise<AgentTalk> {
    const answer = await api.post(`/api/demo/${requestId}/session`, {})
    if (answer.status !== 200) throw new Error(`No session was opened: ${answer.status} ${JSON.stringify(answer.body)}`)
    const session = answer.as(DemoSession)
    const url = new URL(session.signedUrl, api.url.replace('http', 'ws'))
    const talk = new AgentTalk(new WebSocket(url, agentSubprotocol), session.turns)
    await talk.unlessLost('the agent to have spoken', () => talk.isReady && talk.turns.at(-1)?.role === 'agent')
    return talk
  }

  /** Says something without waiting for a response. */
  say(message: string, messageId: string = crypto.randomUUID()): void {
    this.send({ type: 'user_message', text: message, message_id: messageId })
  }

  /** Waits until the server has acknowledged the message. */
  stored(messageId: string): Promise<unknown> {
    return this.unlessLost('the message to be stored', () => this.turns.some((turn) => turn.messageId === messageId))
  }

  /** Says something and waits for the agent's answer. */
  async exchange(message: string): Promise<void> {
    const messageId = crypto.randomUUID()
    this.say(message, messageId)
    await this.stored(messageId)
    await this.unlessLost('the answer', () => this.turns.at(-1)?.role === 'agent')
  }

  async end(): Promise<void> {
    this.send({ type: 'end_conversation' })
    await this.unlessLost('the conversation to be over', () => this.closeCode === 1000)
  }

  /** Throws as soon as the connection is closed: nothing more can come over it. */
  private unlessLost(what: string, look: () => boolean): Promise<unknown> {
    return until(what, () => {
      if (look()) return true
      if (this.closeCode !== undefined) throw new Error(`The connection closed with ${this.closeCode} before ${what}.`)
      return false
    })
  }

  private send(frame: object): void {
    this.socket.send(JSON.stringify(frame))
  }

  private receive(data: string): void {
    const { success, output: frame } = safeParse(AgentServerFrame, JSON.parse(data))
    if (!success) return
    if (frame.type === 'conversation_initiation_metadata') this.isReady = true
    if (frame.type === 'ping') this.send({ type: 'pong', event_id: frame.ping_event.event_id })
    if (frame.type === 'agent_response')
      this.turns.push({ role: 'agent', message: frame.agent_response_event.agent_response, at: 0 })
    if (frame.type === 'user_transcript') {
      const { user_transcript: message, message_id: messageId } = frame.user_transcription_event
      this.turns.push({ role: 'user', message, at: 0, ...(messageId !== undefined && { messageId }) })
    }
  }
}
