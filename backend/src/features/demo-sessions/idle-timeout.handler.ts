import { Injectable } from '@nestjs/common'
import { idleTimeoutSecs } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { LiveConversationsRepository } from './live-conversations.repository.js'
import { LiveConversationsService } from './live-conversations.service.js'
import { idleTimeout } from './idle-timeout.job.js'

/** No practice conversation lasts longer; a page that was left open must end too. */
const longestSecs = 60 * 60

/**
 * Ends a conversation whose page has been gone for longer than the idle timeout. Only the row decides, so any process
 * can run the check, even if the page's own process is gone.
 */
@Injectable()
export class IdleTimeoutHandler extends JobHandler<{ conversationId: string }> {
  readonly job = idleTimeout

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
      const limits = { idleTimeoutSecs, longestSecs }
      const { untilLeftSecs, untilTooLongSecs } = await this.conversations.getTimeLeft(manager, open.id, limits)
      if (untilLeftSecs <= 0) return this.live.endLocked(manager, open, 'left')
      if (untilTooLongSecs <= 0) return this.live.endLocked(manager, open, 'too_long')
      const delaySecs = Math.ceil(Math.min(untilLeftSecs, untilTooLongSecs))
      await this.jobs.enqueue(manager, idleTimeout, { conversationId }, { delaySecs })
    })
  }

  /** Without another check the conversation would never end. */
  override async onExhausted({ conversationId }: { conversationId: string }): Promise<void> {
    const delaySecs = idleTimeoutSecs
    await this.jobs.enqueue(this.dataSource.manager, idleTimeout, { conversationId }, { delaySecs })
  }
}
