import { conversationTexts, type ExportQuery, type PageQuery, type Transcript } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '../../database/pagination/page.js'
import { NotFound } from '../../http/failures.js'
import type { ConversationToReport } from '../../providers/report-writer/report-writer.js'
import { WebhookEventsService } from '../webhooks/webhook-events.service.js'
import type { ConversationEntity } from './conversation.entity.js'
import { toConversationToReport, toTranscript, type ConversationRow } from './conversation.mapper.js'
import { ConversationsRepository } from './conversations.repository.js'
import type { ConversationToRecord } from './conversation-to-record.js'

@Injectable()
export class ConversationsService {
  constructor(
    private readonly repository: ConversationsRepository,
    private readonly webhooks: WebhookEventsService,
  ) {}

  listPage(query: PageQuery): Promise<Page<ConversationRow>> {
    return this.repository.readPage(query)
  }

  /** All rows of the query, in batches, for an export. */
  listAll(query: ExportQuery): AsyncGenerator<readonly ConversationRow[]> {
    return this.repository.readBatches(query)
  }

  async get(id: string): Promise<ConversationEntity> {
    const found = await this.repository.find(id)
    if (!found) throw new NotFound(conversationTexts.notFound)
    return found
  }

  async getTranscript(id: string): Promise<Transcript> {
    const found = await this.repository.findTranscript(id)
    if (!found) throw new NotFound(conversationTexts.notFound)
    return toTranscript(found)
  }

  /**
   * Stores a finished conversation, inside the caller's transaction; null if it is already stored. `counts` is true for
   * the first one of a demo request: if two arrive at once, the unique index lets only one of them count.
   */
  async record(
    manager: EntityManager,
    finished: ConversationToRecord,
  ): Promise<{ id: string; counts: boolean } | null> {
    const recorded = await this.insert(manager, finished)
    if (recorded)
      await this.webhooks.publish(manager, 'conversation.finished', {
        conversation_id: recorded.id,
        request_id: finished.demoRequestId,
        started_at: finished.startedAt.toISOString(),
        duration_secs: finished.durationSecs,
      })
    return recorded
  }

  private async insert(
    manager: EntityManager,
    finished: ConversationToRecord,
  ): Promise<{ id: string; counts: boolean } | null> {
    const counting = finished.demoRequestId === null ? null : await this.repository.insert(manager, finished, true)
    if (counting !== null) return { id: counting, counts: true }
    const further = await this.repository.insert(manager, finished, false)
    return further === null ? null : { id: further, counts: false }
  }

  /** The ids that have a conversation, each once, by its begin. */
  inOrder(ids: readonly string[]): Promise<string[]> {
    return this.repository.inOrder(ids)
  }

  /** What a report writer may use of them, in the order of the ids; unknown ids are left out. */
  async listToReport(ids: readonly string[]): Promise<ConversationToReport[]> {
    const rows = await this.repository.listToReport(ids)
    return rows.map(toConversationToReport)
  }

  /** The same for one conversation, and when it began. */
  async getToReport(id: string): Promise<{ conversation: ConversationToReport; startedAt: Date }> {
    const [found] = await this.repository.listToReport([id])
    if (!found) throw new NotFound(conversationTexts.notFound)
    return { conversation: toConversationToReport(found), startedAt: found.started_at }
  }
}
