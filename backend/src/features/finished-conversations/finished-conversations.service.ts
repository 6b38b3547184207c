import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import type { VoiceEvent } from './finished-conversation.js'
import { takeInConversation } from './take-in-conversation.job.js'
import { VoiceEventsRepository } from './voice-events.repository.js'

export type { FinishedConversation, VoiceEvent } from './finished-conversation.js'

/** The one road on which finished conversations come in, whoever held them. */
@Injectable()
export class FinishedConversationsService {
  constructor(
    private readonly events: VoiceEventsRepository,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Stores the event and queues its work, as part of the caller's transaction where one is given. Once that has
   * committed nothing is lost; the same event again does nothing.
   */
  async accept(event: VoiceEvent, within?: EntityManager): Promise<void> {
    if (!within) return this.dataSource.transaction((manager) => this.accept(event, manager))
    const eventId = newId()
    const isNew = await this.events.insertOnce(within, eventId, event)
    if (isNew) await this.jobs.enqueue(within, takeInConversation, { eventId })
  }
}
