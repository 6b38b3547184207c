import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { ConversationsService } from '../conversations/conversations.service.js'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ReportsService } from '../reports/reports.service.js'
import { reconcileAttempt } from './reconcile-attempt.job.js'
import type { FinishedConversation } from '../../providers/voice/voice-event.js'
import { joinParts } from './join-parts.js'
import { ingestConversation } from './ingest-conversation.job.js'
import { VoiceAttemptsRepository } from './voice-attempts.repository.js'
import { VoiceEventsRepository, type WaitingEvent } from './voice-events.repository.js'

@Injectable()
export class IngestConversationHandler extends JobHandler<{ eventId: string }> {
  readonly job = ingestConversation

  constructor(
    private readonly events: VoiceEventsRepository,
    private readonly attempts: VoiceAttemptsRepository,
    private readonly conversations: ConversationsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly reports: ReportsService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  /**
   * Stores the conversation, the request's new state, the report and its job in one transaction. The lock on the
   * request serializes the ingestion of its events.
   */
  async handle({ eventId }: { eventId: string }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const demoRequestId = await this.events.findRequestId(manager, eventId)
      const request = demoRequestId === null ? null : await this.demoRequests.lock(manager, demoRequestId)
      // An event of an unknown request waits until the request exists: JoinWaitingEventsHandler queues it again.
      if (!request) return
      if (request.erasedAt !== null) return this.events.blank(manager, eventId)
      const event = await this.events.findWaiting(manager, eventId)
      if (!event) return
      // The recipient is not invited yet, so the conversation cannot be theirs: the event is kept, and changes nothing.
      if (request.state === 'awaiting_manager') return this.events.markHandled(manager, [eventId])
      if (await this.awaitsOtherParts(manager, event)) return
      const parts = await this.partsWith(manager, request, event)
      const [first, ...others] = parts.map(({ conversation }) => conversation)
      await this.ingest(manager, request, joinParts(first!, ...others))
      await this.events.markHandled(
        manager,
        parts.map(({ id }) => id),
      )
    })
  }

  /** A page that lost its connection continues in another session: both transcripts are one conversation. */
  private async awaitsOtherParts(manager: EntityManager, { attemptId }: WaitingEvent): Promise<boolean> {
    if (attemptId === null) return false
    const others = await this.attempts.listOtherParts(manager, attemptId)
    for (const { id, isEarlier } of others)
      if (isEarlier) await this.jobs.enqueue(manager, reconcileAttempt, { attemptId: id })
    return others.length > 0
  }

  private async partsWith(
    manager: EntityManager,
    request: DemoRequestEntity,
    event: WaitingEvent,
  ): Promise<WaitingEvent[]> {
    const parts = await this.events.listParts(manager, request.id)
    return parts.some(({ id }) => id === event.id) ? parts : [event]
  }

  private async ingest(
    manager: EntityManager,
    request: DemoRequestEntity,
    conversation: FinishedConversation,
  ): Promise<void> {
    const demoRequestId = request.id
    const startedAt = new Date(conversation.startedAt)
    const recorded = await this.conversations.record(manager, { ...conversation, demoRequestId, startedAt })
    if (!recorded?.counts) return
    if (await this.demoRequests.complete(manager, request, startedAt))
      await this.reports.open(manager, demoRequestId, recorded.id)
  }
}
