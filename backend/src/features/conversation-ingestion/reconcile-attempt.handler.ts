import { Inject, Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { Voice } from '../../providers/voice/voice.js'
import { reconcileAttempt } from './reconcile-attempt.job.js'
import { attemptEnded } from './attempt-ended.job.js'
import type { VoiceEvent } from '../../providers/voice/voice-event.js'
import { ConversationIngestionService } from './conversation-ingestion.service.js'
import type { VoiceAttemptEntity } from './voice-attempt.entity.js'
import { VoiceAttemptsRepository } from './voice-attempts.repository.js'

/** With a first delay of five minutes, which doubles each time, these span nearly two days. */
const maxPolls = 9

/**
 * Replaces an event that did not arrive: the provider's answer is ingested like the event. Without an answer the
 * provider is asked again with exponential backoff, up to a limit; then the attempt is shown with an unknown outcome.
 */
@Injectable()
export class ReconcileAttemptHandler extends JobHandler<{ attemptId: string }> {
  readonly job = reconcileAttempt
  private readonly logger = new Logger(ReconcileAttemptHandler.name)

  constructor(
    private readonly attempts: VoiceAttemptsRepository,
    private readonly ingestion: ConversationIngestionService,
    private readonly voice: Voice,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    super()
  }

  async handle({ attemptId }: { attemptId: string }): Promise<void> {
    const attempt = await this.attempts.find(attemptId)
    if (attempt?.state !== 'open') return
    const end = await this.findEnd(attempt)
    if (typeof end === 'object') return this.ingestion.accept({ ...end, attempt: { ...end.attempt!, id: attemptId } })
    if (end === 'not_begun' && (await this.attempts.isGivenUp(attempt))) return this.ingestion.abandon(attempt)
    if (attempt.asked + 1 < maxPolls) return this.pollAgain(attempt)
    await this.leaveUnknown(attempt)
  }

  /** Every try failed for an internal reason, so the question to the provider is queued again. */
  override async onExhausted({ attemptId }: { attemptId: string }): Promise<void> {
    const delaySecs = this.config.voice.pollAfterSecs
    await this.jobs.enqueue(this.dataSource.manager, reconcileAttempt, { attemptId }, { delaySecs })
  }

  /** An unreachable provider counts as `under_way`, so it is asked again later. */
  private async findEnd(attempt: VoiceAttemptEntity): Promise<VoiceEvent | 'under_way' | 'not_begun'> {
    try {
      return await this.voice.findEnd(attempt)
    } catch (error) {
      this.logger.warn(`The provider could not be asked about attempt ${attempt.id}: ${(error as Error).message}`)
      return 'under_way'
    }
  }

  private async pollAgain({ id, asked }: VoiceAttemptEntity): Promise<void> {
    const delaySecs = this.config.voice.pollAfterSecs * 2 ** (asked + 1)
    await this.dataSource.transaction(async (manager) => {
      // Of two jobs that asked at the same time, only one queues the next question.
      if (!(await this.attempts.markPolled(manager, id, asked))) return
      await this.jobs.enqueue(manager, reconcileAttempt, { attemptId: id }, { delaySecs })
      await this.ingestion.release(manager, id)
    })
  }

  private async leaveUnknown({ id }: VoiceAttemptEntity): Promise<void> {
    this.logger.warn(`The outcome of attempt ${id} is unknown: the provider does not report it`)
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.attempts.markUnknown(manager, id))) return
      await this.jobs.enqueue(manager, attemptEnded, { attemptId: id, providerIds: [], outcome: 'unknown' })
      await this.ingestion.release(manager, id)
    })
  }
}
