import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { demoRequested } from '../demo-requests/demo-requested.job.js'
import { ingestConversation } from './ingest-conversation.job.js'
import { VoiceEventsRepository } from './voice-events.repository.js'

/** An event can arrive before its request is known: it is ingested as soon as the request exists. */
@Injectable()
export class JoinWaitingEventsHandler extends JobHandler<{ demoRequestId: string }> {
  readonly job = demoRequested

  constructor(
    private readonly events: VoiceEventsRepository,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ demoRequestId }: { demoRequestId: string }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      for (const eventId of await this.events.listWaiting(manager, demoRequestId))
        await this.jobs.enqueue(manager, ingestConversation, { eventId })
    })
  }
}
