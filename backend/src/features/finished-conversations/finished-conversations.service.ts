import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import type { VoiceEvent } from './finished-conversation.js'
import { takeInConversation } from './take-in-conversation.job.js'
import { VoiceEventsRepository } from './voice-events.repository.js'

/** The one road on which finished conversations come in, whoever held them. */
@Injectable()
export class FinishedConversationsService {
  constructor(
    private readonly events: VoiceEventsRepository,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** Stores the event and queues its work. Once it returns nothing is lost; the same event again does nothing. */
  async accept(event: VoiceEvent): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const eventId = newId()
      const isNew = await this.events.insertOnce(manager, eventId, event)
      if (isNew) await this.jobs.enqueue(manager, takeInConversation, { eventId })
    })
  }
}
