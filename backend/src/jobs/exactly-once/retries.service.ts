import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobQueue } from '../job-queue.js'
import type { Effect } from './effect.js'
import type { EffectEntity } from './effect.repository.js'
import { backoffSecs, permissionPauseSecs } from './retry-policy.js'

/** Retries: each queues the row and its job in one transaction. */
@Injectable()
export class RetriesService {
  constructor(
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** The provider certainly did nothing: retried with backoff, and the attempt does not count. */
  async retryRefused<Row extends EffectEntity>(effect: Effect<Row, unknown>, row: Row, reason: string): Promise<void> {
    await this.withdrawAttempt(effect, row, reason, (refusals) => backoffSecs(refusals, effect.maxBackoffSecs))
  }

  /** Not permitted yet: the provider was not asked, and the attempt does not count. */
  async retrySoon<Row extends EffectEntity>(effect: Effect<Row, unknown>, row: Row, reason: string): Promise<void> {
    await this.withdrawAttempt(effect, row, reason, () => permissionPauseSecs)
  }

  /** The provider was asked and does not know the effect: retried at once, and the attempt counts. */
  async retryUnknown<Row extends EffectEntity>(
    effect: Effect<Row, unknown>,
    { id, attempt }: Row,
    reason: string,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await effect.repository.retryUnknown(manager, id, attempt, reason))
        await this.jobs.enqueue(manager, effect.job, effect.payload(id))
    })
  }

  private async withdrawAttempt<Row extends EffectEntity>(
    effect: Effect<Row, unknown>,
    { id, attempt }: Row,
    reason: string,
    pauseSecs: (refusals: number) => number,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      // The row was read before the claim incremented the attempt.
      const refusals = await effect.repository.retryRefused(manager, id, attempt + 1, reason)
      if (refusals === null) return
      await this.jobs.enqueue(manager, effect.job, effect.payload(id), { delaySecs: pauseSecs(refusals) })
    })
  }
}
