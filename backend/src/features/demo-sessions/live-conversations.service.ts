import { Injectable } from '@nestjs/common'
import { idleTimeoutSecs } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ConversationIngestionService } from '../conversation-ingestion/conversation-ingestion.service.js'
import { toFinishedConversation } from './finished-live-conversation.mapper.js'
import type { ConversationChannel, EndReason, LiveConversationEntity } from './live-conversation.entity.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveTurnsRepository } from './live-turns.repository.js'
import { idleTimeout } from './idle-timeout.job.js'

/** Begins and ends conversations with the built-in agent, on the page or by phone. */
@Injectable()
export class LiveConversationsService {
  constructor(
    private readonly conversations: LiveConversationsRepository,
    private readonly turns: LiveTurnsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly ingestion: ConversationIngestionService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Creates the one conversation of a demo request, or joins it while it is open, inside the caller's transaction. Null
   * if there is no such request, or its state does not allow a conversation (any more).
   */
  async open(
    manager: EntityManager,
    demoRequestId: string,
    channel: ConversationChannel,
  ): Promise<{ id: string } | null> {
    // Locked: of two simultaneous calls, one creates the conversation and the other joins it.
    const request = await this.demoRequests.lock(manager, demoRequestId)
    const newest = await this.conversations.findNewest(demoRequestId, manager)
    if (!request || newest?.endedAt) return null
    if (newest) return { id: newest.id }
    if (!(await this.enter(manager, request, channel))) return null
    const id = newId()
    await this.conversations.insert(manager, { id, demoRequestId, channel })
    await this.jobs.enqueue(manager, idleTimeout, { conversationId: id }, { delaySecs: idleTimeoutSecs })
    return { id }
  }

  /**
   * Moves a request that the caller has locked to `in_conversation`; false if its state does not allow it (any more).
   */
  async enter(
    manager: EntityManager,
    { id, state }: Pick<DemoRequestEntity, 'id' | 'state'>,
    channel: ConversationChannel,
  ): Promise<boolean> {
    return state === 'in_conversation' || this.advance(manager, id, channel)
  }

  /** Ends the request's open conversation, if there is one, inside the caller's transaction. */
  async endFor(manager: EntityManager, demoRequestId: string, reason: EndReason): Promise<void> {
    const newest = await this.conversations.findNewest(demoRequestId, manager)
    const open = newest && (await this.conversations.lockOpen(manager, newest.id))
    if (open) await this.endLocked(manager, open, reason)
  }

  /** Ends the conversation unless it is over. */
  async end(id: string, reason: EndReason): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const open = await this.conversations.lockOpen(manager, id)
      if (open) await this.endLocked(manager, open, reason)
    })
  }

  /** The end and the event for ingestion commit together. The caller has locked the row. */
  async endLocked(manager: EntityManager, open: LiveConversationEntity, reason: EndReason): Promise<void> {
    const endedAtSec = await this.conversations.markEnded(manager, open.id, reason)
    const conversation = toFinishedConversation(open, await this.turns.list(open.id, manager), endedAtSec)
    const payload = JSON.stringify(conversation)
    const event = { provider: conversation.provider, key: open.id, payload, conversation, attempt: null }
    await this.ingestion.accept(event, manager)
  }

  private async advance(manager: EntityManager, demoRequestId: string, channel: ConversationChannel): Promise<boolean> {
    const cause = channel === 'web' ? 'conversation begun on the page' : 'conversation begun by phone'
    if (await this.demoRequests.advance(manager, demoRequestId, 'in_conversation', cause)) return true
    // A person who uses the link was reached, even if the invitation's SMS failed.
    const wasReached = await this.demoRequests.advance(manager, demoRequestId, 'invited', 'the link was used')
    return wasReached && this.demoRequests.advance(manager, demoRequestId, 'in_conversation', cause)
  }
}
