import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { ConversationsService } from '../conversations/conversations.service.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ReportsService } from '../reports/reports.service.js'
import type { FinishedConversation } from './finished-conversation.js'
import { takeInConversation } from './take-in-conversation.job.js'
import { VoiceEventsRepository } from './voice-events.repository.js'

@Injectable()
export class TakeInConversationHandler extends JobHandler<{ eventId: string }> {
  readonly job = takeInConversation

  constructor(
    private readonly events: VoiceEventsRepository,
    private readonly conversations: ConversationsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly reports: ReportsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  /** The conversation, the request's new state, the report and its job come to be together. */
  async handle({ eventId }: { eventId: string }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const event = await this.events.lock(manager, eventId)
      if (!event?.conversation || event.handledAt !== null || event.demoRequestId === null) return
      const request = await this.demoRequests.find(event.demoRequestId, manager)
      // An event whose request is not known waits: the request's own job joins it.
      if (!request) return
      // Nobody has been invited to it yet, so nobody can have held it: the event is kept, and changes nothing.
      if (request.state !== 'awaiting_manager') await this.takeIn(manager, request.id, event.conversation)
      await this.events.markHandled(manager, eventId)
    })
  }

  private async takeIn(
    manager: EntityManager,
    demoRequestId: string,
    conversation: FinishedConversation,
  ): Promise<void> {
    const recorded = await this.conversations.record(manager, {
      ...conversation,
      demoRequestId,
      startedAt: new Date(conversation.startedAt),
    })
    if (!recorded?.counts) return
    if (await this.demoRequests.advance(manager, demoRequestId, 'completed', 'the conversation is over'))
      await this.reports.open(manager, demoRequestId, recorded.id)
  }
}
