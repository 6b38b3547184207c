import { Injectable } from '@nestjs/common'
import { conversationGraceSecs } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveConversationsService } from './live-conversations.service.js'
import { watchConversation } from './watch-conversation.job.js'

/** Nobody practises for longer; a page that was forgotten open must not wait for ever. */
const longestSecs = 60 * 60

/**
 * Ends a conversation whose page has been gone for longer than the grace. Only the row decides, so it does not matter
 * in which process the page was connected, or whether that one is still alive.
 */
@Injectable()
export class WatchConversationHandler extends JobHandler<{ conversationId: string }> {
  readonly job = watchConversation

  constructor(
    private readonly conversations: LiveConversationsRepository,
    private readonly live: LiveConversationsService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ conversationId }: { conversationId: string }): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const open = await this.conversations.lockOpen(manager, conversationId)
      if (!open) return
      const limits = { graceSecs: conversationGraceSecs, longestSecs }
      const { untilLeftSecs, untilTooLongSecs } = await this.conversations.getTimeLeft(manager, open.id, limits)
      if (untilLeftSecs <= 0) return this.live.endLocked(manager, open, 'left')
      if (untilTooLongSecs <= 0) return this.live.endLocked(manager, open, 'too_long')
      const delaySecs = Math.ceil(Math.min(untilLeftSecs, untilTooLongSecs))
      await this.jobs.enqueue(manager, watchConversation, { conversationId }, { delaySecs })
    })
  }

  /** A watch that is given up would leave its conversation open for ever. */
  override async onExhausted({ conversationId }: { conversationId: string }): Promise<void> {
    const delaySecs = conversationGraceSecs
    await this.jobs.enqueue(this.dataSource.manager, watchConversation, { conversationId }, { delaySecs })
  }
}
