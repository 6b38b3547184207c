import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { JobQueue } from '../job-queue.js'
import type { Effect } from './effect.js'
import type { EffectEntity } from './effect.repository.js'
import { RetriesService } from './retries.service.js'
import { maxAttempts } from './retry-policy.js'

const notKnown = 'the provider does not know it'

/** Attempts with an unknown outcome: the provider is asked about each before a retry could repeat its effect. */
@Injectable()
export class ReconciliationService {
  private readonly logger = new Logger(ReconciliationService.name)
  private readonly throttledLogger = new ThrottledLogger(this.logger)

  constructor(
    private readonly retries: RetriesService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** The outcome is unknown: the provider is asked as soon as its own list can be trusted. */
  async reconcileLater<Row extends EffectEntity>(
    effect: Effect<Row, unknown>,
    { id }: Row,
    reason: string,
  ): Promise<void> {
    this.logger.warn(`The outcome of ${effect.texts.one} ${id} is unknown: ${reason}`)
    await this.dataSource.transaction(async (manager) => {
      if (!(await effect.repository.markUnknown(manager, id, reason))) return
      await this.jobs.enqueue(manager, effect.job, effect.payload(id), { delaySecs: effect.reconcileAfterSecs })
    })
  }

  /** An attempt is under way, or its worker was lost: nothing changes before the lease ends. */
  async awaitLease<Row extends EffectEntity>(effect: Effect<Row, unknown>, row: Row): Promise<void> {
    const delaySecs = await effect.repository.leaseSecsLeft(row.id)
    if (delaySecs === 0) return this.reconcileLater(effect, row, effect.texts.workerLost)
    await this.jobs.enqueue(this.dataSource.manager, effect.job, effect.payload(row.id), { delaySecs })
  }

  /** Throws if the provider cannot be asked: the job is tried again, and the outcome stays unknown. */
  async reconcile<Row extends EffectEntity, Result>(effect: Effect<Row, Result>, row: Row): Promise<void> {
    const result = await effect.reconcile(row).catch((error: Error) => {
      this.throttledLogger.warn(
        `${effect.texts.many} with an unknown outcome wait for reconciliation: ${error.message}`,
      )
      throw error
    })
    if (result !== null) return effect.finish(row, result)
    if (row.attempt >= maxAttempts) return effect.fail(row, notKnown)
    await this.retries.retryUnknown(effect, row, notKnown)
  }
}
