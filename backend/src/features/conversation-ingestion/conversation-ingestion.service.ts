import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import type { UnknownOutcomes } from '../../database/read-unknown-outcomes.js'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { reconcileAttempt } from './reconcile-attempt.job.js'
import { attemptEnded } from './attempt-ended.job.js'
import type { EndedAttempt, VoiceEvent } from '../../providers/voice/voice-event.js'
import { ingestConversation } from './ingest-conversation.job.js'
import type { VoiceAttemptEntity } from './voice-attempt.entity.js'
import { VoiceAttemptsRepository } from './voice-attempts.repository.js'
import { VoiceEventsRepository } from './voice-events.repository.js'

/** Ingests finished conversations, from every voice provider and from the built-in agent. */
@Injectable()
export class ConversationIngestionService {
  constructor(
    private readonly events: VoiceEventsRepository,
    private readonly attempts: VoiceAttemptsRepository,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Stores the event and queues its work, in the caller's transaction if one is given. Once that has committed, nothing
   * is lost. Deliveries are deduplicated: the same event again does nothing.
   */
  async accept(event: VoiceEvent, within?: EntityManager): Promise<void> {
    if (!within) return this.dataSource.transaction((manager) => this.accept(event, manager))
    const eventId = newId()
    const isNew = await this.events.insertOnce(within, eventId, event)
    if (isNew && event.conversation) await this.jobs.enqueue(within, ingestConversation, { eventId })
    if (event.attempt) await this.end(within, event.attempt, isNew)
  }

  /** When this provider last reported an event; an outcome found by reconciliation counts as well. */
  findLastReceivedAt(provider: string): Promise<Date | null> {
    return this.events.findLastReceived(provider)
  }

  /** The newest calls and sessions with an unknown outcome, and how many there are. */
  listUnknown(limit: number): Promise<UnknownOutcomes> {
    return this.attempts.listUnknown(limit)
  }

  /**
   * Records, inside the caller's transaction, that a call or a session was begun at the provider. If no event reports
   * its end, the attempt is reconciled with the provider.
   */
  async expect(
    manager: EntityManager,
    attempt: Pick<VoiceAttemptEntity, 'id' | 'demoRequestId' | 'providerId'>,
  ): Promise<void> {
    await this.attempts.insert(manager, attempt)
    const delaySecs = this.config.voice.pollAfterSecs
    await this.jobs.enqueue(manager, reconcileAttempt, { attemptId: attempt.id }, { delaySecs })
    // The event can arrive before the response to the request that began the call.
    const outcome = await this.events.findOutcome(manager, attempt)
    if (outcome) await this.end(manager, { id: attempt.id, providerIds: [], outcome }, true)
  }

  /** Records that a page's session ended without a conversation. */
  async abandon({ id }: VoiceAttemptEntity): Promise<void> {
    await this.dataSource.transaction((manager) => this.end(manager, { id, providerIds: [], outcome: 'failed' }, false))
  }

  /** Queues, in the caller's transaction, the conversations that wait for this session as another part of them. */
  async release(manager: EntityManager, attemptId: string): Promise<void> {
    for (const eventId of await this.events.listWaitingBeside(manager, attemptId))
      await this.jobs.enqueue(manager, ingestConversation, { eventId })
  }

  private async end(manager: EntityManager, attempt: EndedAttempt, isNews: boolean): Promise<void> {
    const ended = await this.attempts.markEnded(manager, attempt)
    for (const attemptId of ended) await this.release(manager, attemptId)
    const wasOpen = ended.length > 0
    const { id, providerIds, outcome } = attempt
    // An event that arrived before its attempt was recorded ends the attempt when it is delivered again.
    if (isNews || wasOpen) await this.jobs.enqueue(manager, attemptEnded, { attemptId: id, providerIds, outcome })
  }
}
