import { AgentServerFrame, agentSubprotocol, type AgentClientFrame } from '@clarity/contracts'
import { parse } from 'valibot'
import { expect, vi } from 'vitest'
import { WebSocket } from 'ws'

type Response = Extract<AgentServerFrame, { type: 'agent_response' }>
type Transcript = Extract<AgentServerFrame, { type: 'user_transcript' }>

const patience = { timeout: 20_000, interval: 10 }

/** The demo page's side of a conversation: connects, records every frame, answers pings. */
export class AgentPage {
  readonly frames: AgentServerFrame[] = []
  closeCode: number | null = null

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.receive(parse(AgentServerFrame, JSON.parse(data.toString()))))
    socket.on('close', (code) => (this.closeCode = code))
    socket.on('error', () => {})
  }

  /** Connects to the address of a session. */
  static connect(appUrl: string, signedUrl: string, headers: Record<string, string> = {}): AgentPage {
    return new AgentPage(new WebSocket(appUrl.replace('http', 'ws') + signedUrl, [agentSubprotocol], { headers }))
  }

  get responses(): string[] {
    return this.ofType('agent_response').map((frame) => (frame as Response).agent_response_event.agent_response)
  }

  get acknowledged(): Transcript['user_transcription_event'][] {
    return this.ofType('user_transcript').map((frame) => (frame as Transcript).user_transcription_event)
  }

  ofType(type: AgentServerFrame['type']): AgentServerFrame[] {
    return this.frames.filter((frame) => frame.type === type)
  }

  /** The agent's responses once there are this many. */
  responsesOnceThere(count: number): Promise<string[]> {
    return vi.waitFor(() => {
      expect(this.responses.length).toBeGreaterThanOrEqual(count)
      return this.responses
    }, patience)
  }

  /** Sends a user's text and waits for the agent's answer. */
  async say(text: string, messageId: string = crypto.randomUUID()): Promise<string> {
    const before = this.responses.length
    this.send({ type: 'user_message', text, message_id: messageId })
    return (await this.responsesOnceThere(before + 1)).at(-1)!
  }

  /** Repeats the same text until the agent ends the conversation. */
  async sayUntilClosed(text: string): Promise<number> {
    while (this.closeCode === null) {
      const before = this.responses.length
      this.send({ type: 'user_message', text })
      await vi.waitFor(() => expect(this.responses.length > before || this.closeCode !== null).toBe(true), patience)
    }
    return this.closeCode
  }

  /** Sends the frame once the socket is open. */
  send(frame: AgentClientFrame): void {
    const send = () => this.socket.send(JSON.stringify(frame))
    if (this.socket.readyState === WebSocket.CONNECTING) this.socket.once('open', send)
    else send()
  }

  /** The close code of the socket. */
  closed(): Promise<number> {
    return vi.waitFor(() => {
      expect(this.closeCode).not.toBeNull()
      return this.closeCode!
    }, patience)
  }

  /** Drops the connection without a close frame, like a lost network or a killed tab. */
  cut(): void {
    this.socket.terminate()
  }

  private receive(frame: AgentServerFrame): void {
    this.frames.push(frame)
    if (frame.type === 'ping') this.send({ type: 'pong', event_id: frame.ping_event.event_id })
  }
}
