import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { JobQueue } from '../job-queue.js'
import type { Effect, EffectTexts } from './effect.js'
import type { EffectEntity } from './effect.repository.js'
import { ReconciliationService } from './reconciliation.service.js'
import { exhaustedPauseSecs } from './retry-policy.js'
import { RetriesService } from './retries.service.js'

/**
 * Makes an effect at a provider happen exactly once, although no provider has an idempotency key (docs/adr/0004):
 *
 *     queued  -> claimed, with a lease
 *     claimed -> done, rejected or cancelled
 *             -> queued, if the provider certainly did nothing: retry with backoff
 *             -> unknown, after a time-out, a broken connection, or a lost worker
 *     unknown -> done, if the provider knows it: reconcile before every retry
 *             -> queued, if it does not: retry
 *             -> failed, if the attempts are exhausted
 *
 * Each arrow is one committed transaction. A job advances its row by one step, and may be repeated at any time.
 */
@Injectable()
export class ExactlyOnceService {
  private readonly throttledLogger = new ThrottledLogger(new Logger(ExactlyOnceService.name))

  constructor(
    private readonly retries: RetriesService,
    private readonly reconciliation: ReconciliationService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** Advances the row by one step. A finished row, or a missing one, is left unchanged. */
  async advance<Row extends EffectEntity, Result>(effect: Effect<Row, Result>, id: string): Promise<void> {
    const row = await effect.repository.find(id)
    if (row?.state === 'queued') return this.attempt(effect, row)
    if (row?.state === effect.repository.table.claimedState) return this.reconciliation.awaitLease(effect, row)
    if (row?.state === 'unknown') return this.reconciliation.reconcile(effect, row)
  }

  /** The job has exhausted its retries: an unfinished row gets another job. */
  async onExhausted(effect: Effect<EffectEntity, unknown>, id: string): Promise<void> {
    const { repository, job } = effect
    const row = await repository.find(id)
    if (!row || !['queued', repository.table.claimedState, 'unknown'].includes(row.state)) return
    await this.jobs.enqueue(this.dataSource.manager, job, effect.payload(id), { delaySecs: exhaustedPauseSecs })
  }

  private async attempt<Row extends EffectEntity, Result>(effect: Effect<Row, Result>, row: Row): Promise<void> {
    if (await effect.postpone(row)) return
    const claim = await effect.repository.claim(row.id)
    if (claim === null) return
    if (claim.isExpired) return effect.fail(row, expired(effect.texts, row))
    const permission = await effect.permit(row)
    if (permission === 'cancelled') return effect.cancel(row)
    if (permission !== 'allowed') return this.retries.retrySoon(effect, row, permission.wait)
    const result = await effect.perform(row).catch((error: Error) => error)
    if (!(result instanceof Error)) return effect.finish(row, result)
    if (!effect.isRefusal(result)) return this.reconciliation.reconcileLater(effect, row, result.message)
    this.throttledLogger.warn(`${effect.texts.many} are delayed and will be retried: ${result.message}`)
    await this.retries.retryRefused(effect, row, result.message)
  }
}

/** Keeps the error that caused the delay. */
function expired(texts: EffectTexts, { error }: EffectEntity): string {
  return error === null ? texts.expired : `${texts.expired}; before: ${error}`
}
