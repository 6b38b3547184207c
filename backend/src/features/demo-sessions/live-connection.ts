import type { AgentClientFrame, AgentServerFrame, AgentUserMessage } from '@clarity/contracts'
import { agentClose } from '@clarity/contracts'
import { Logger } from '@nestjs/common'
import type { WebSocket } from 'ws'
import { metadataFrame, turnFrame } from './agent-frames.js'
import { Heartbeat } from './heartbeat.js'
import type { LiveTalkService, Talk } from './live-talk.service.js'
import { closeReasons, LostConversation } from './lost-conversation.js'
import { readClientFrame } from './read-client-frame.js'

/** More messages than a person sends while the agent answers. */
const maxPendingMessages = 20

const brokenFrame = { code: 1008, reason: 'This is no frame of the protocol.' }
const tooFast = { code: 1008, reason: 'Too much was said at once.' }
const failed = { code: 1011, reason: 'Something went wrong. Please connect again.' }

/** One socket's part of a conversation. Its tasks run one after the other. */
export class LiveConnection {
  private static readonly logger = new Logger(LiveConnection.name)
  private readonly pendingMessages: AgentUserMessage[] = []
  private readonly heartbeat: Heartbeat
  private work: Promise<void> = Promise.resolve()
  private talk: Talk | null = null
  private isLost = false

  constructor(
    private readonly socket: WebSocket,
    private readonly talks: LiveTalkService,
  ) {
    socket.on('message', (data: Buffer, isBinary) => this.receive(isBinary ? null : data))
    this.heartbeat = new Heartbeat(socket, () => void this.enqueue((talk) => this.recordPresence(talk)))
  }

  /** Resolves with the conversation's id once this connection has claimed it, or with null if the token is invalid. */
  async begin(token: string): Promise<string | null> {
    const claimed = this.enqueue(async () => {
      this.talk = await this.talks.claim(token)
      this.send(metadataFrame(this.talk.conversation.id))
    })
    // Queued before the await, to run before the page's first message.
    void this.enqueue((talk) => this.sendUnsentTurns(talk))
    await claimed
    return this.talk && this.talk.conversation.id
  }

  /** Another connection has claimed the conversation. */
  replace(): void {
    this.lose(agentClose.replaced)
  }

  /** Resolves when all received messages and the time of leaving are stored. */
  async finish(): Promise<void> {
    await this.enqueue((talk) => this.recordPresence(talk))
  }

  private receive(data: Buffer | null): void {
    const frame = data === null ? 'broken' : readClientFrame(data)
    if (frame === 'broken') return this.refuse(brokenFrame)
    this.heartbeat.markAlive()
    if (frame !== 'unknown') this.dispatch(frame)
  }

  private dispatch(frame: AgentClientFrame): void {
    switch (frame.type) {
      case 'user_message':
        if (this.pendingMessages.push(frame) > maxPendingMessages) return this.refuse(tooFast)
        void this.enqueue((talk) => this.storeMessages(talk))
        return
      case 'end_conversation':
        void this.enqueue(async (talk) => {
          await this.talks.endByPerson(talk)
          this.lose(agentClose.ended)
        })
        return
      case 'conversation_initiation_client_data':
      case 'pong':
    }
  }

  /** Sends the turns that the page's session has not received, and then the agent's turn, if it is that. */
  private async sendUnsentTurns(talk: Talk): Promise<void> {
    for (const turn of await this.talks.listUnsent(talk)) this.send(turnFrame(turn))
    await this.answer(talk)
  }

  /** Stores and acknowledges all messages that arrived meanwhile, then answers them together. */
  private async storeMessages(talk: Talk): Promise<void> {
    for (let said = this.pendingMessages.shift(); said; said = this.pendingMessages.shift()) {
      const turn = await this.talks.addMessage(talk, said)
      if (turn) this.send(turnFrame(turn))
    }
    await this.answer(talk)
  }

  private async answer(talk: Talk): Promise<void> {
    const answer = await this.talks.answer(talk)
    if (!answer) return
    this.send(turnFrame(answer.turn))
    if (answer.closes) this.lose(agentClose.ended)
  }

  /** Records that the person is still there, and checks that this connection still has the conversation. */
  private recordPresence(talk: Talk): Promise<void> {
    return this.talks.beat(talk, this.heartbeat.isAlive())
  }

  /** Runs the task after all earlier ones. An error closes the socket; the page reconnects and loses nothing. */
  private enqueue(task: (talk: Talk) => Promise<void>): Promise<void> {
    this.work = this.work.then(async () => {
      if (this.isLost) return
      try {
        await task(this.talk!)
      } catch (error) {
        if (error instanceof LostConversation) return this.lose(error.closeCode)
        LiveConnection.logger.error(error)
        // Later messages would be stored without this one. The page resends what was not acknowledged.
        this.isLost = true
        this.refuse(failed)
      }
    })
    return this.work
  }

  private lose(code: LostConversation['closeCode']): void {
    this.isLost = true
    this.socket.close(code, closeReasons[code])
  }

  private refuse({ code, reason }: { code: number; reason: string }): void {
    this.socket.close(code, reason)
  }

  private send(frame: AgentServerFrame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(frame))
  }
}
