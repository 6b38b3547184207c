import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import type { WebSocket } from 'ws'
import { CONFIG, type Config } from '../../config/config.js'
import { LiveConnection } from './live-connection.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveTalkService } from './live-talk.service.js'

/** Time for a page to answer the close before its socket is cut. */
const closeTimeoutMs = 1_000

const restarting = { code: 1012, reason: 'The service restarts. Please connect again.' }

/** The sockets of this process. The state of the conversations is only in the database. */
@Injectable()
export class LiveConnections implements OnModuleInit {
  /** Each socket with a promise that resolves once it is closed and all its messages are stored. */
  private readonly open = new Map<WebSocket, Promise<void>>()
  private readonly byConversation = new Map<string, LiveConnection>()

  constructor(
    private readonly talks: LiveTalkService,
    private readonly conversations: LiveConversationsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Pages could not reconnect while no process ran, so their idle timeouts restart. */
  async onModuleInit(): Promise<void> {
    if (this.config.role !== 'worker') await this.conversations.restartIdleTimeouts()
  }

  /** Gives the socket the conversation of the token. An earlier connection is closed as replaced. */
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

  /** Closes every socket, and waits until its messages are stored. The pages reconnect to the next process. */
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
