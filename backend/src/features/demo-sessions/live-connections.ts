import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { WebSocket } from 'ws'
import { CONFIG, type Config } from '../../config/config.js'
import { LiveConnection } from './live-connection.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveTalkService } from './live-talk.service.js'

/** Time that a page gets to answer the close before its socket is cut. */
const closeTimeoutMs = 1_000

const restarting = { code: 1012, reason: 'The service restarts. Please connect again.' }

/** The sockets of this process. What they know of conversations is in the database alone. */
@Injectable()
export class LiveConnections implements OnModuleInit {
  /** Each socket with what is settled once it is closed and all that was heard from it is stored. */
  private readonly open = new Map<WebSocket, Promise<void>>()
  private readonly byConversation = new Map<string, LiveConnection>()

  constructor(
    private readonly talks: LiveTalkService,
    private readonly conversations: LiveConversationsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** While no process was there to come back to, nobody has left. */
  async onModuleInit(): Promise<void> {
    if (this.config.role !== 'worker') await this.conversations.restartIdleTimeouts()
  }

  /** Lets the socket have the conversation that the token is for. A connection that had it before is told so. */
  async accept(socket: WebSocket, token: string): Promise<void> {
    const connection = new LiveConnection(socket, this.talks)
    this.open.set(
      socket,
      closing(socket).then(() => this.forget(socket, connection)),
    )
    const conversationId = await connection.begin(token)
    if (conversationId === null) return
    this.byConversation.get(conversationId)?.replace()
    if (socket.readyState === socket.OPEN) this.byConversation.set(conversationId, connection)
  }

  /** Sends every page away, to come back to the next process, once what it said is stored. */
  async closeAll(): Promise<void> {
    const leaving = [...this.open].map(async ([socket, closed]) => {
      socket.close(restarting.code, restarting.reason)
      const cut = setTimeout(() => socket.terminate(), closeTimeoutMs)
      await closed
      clearTimeout(cut)
    })
    await Promise.all(leaving)
  }

  private async forget(socket: WebSocket, connection: LiveConnection): Promise<void> {
    for (const [id, known] of this.byConversation) if (known === connection) this.byConversation.delete(id)
    await connection.finish()
    this.open.delete(socket)
  }
}

function closing(socket: WebSocket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve))
}
