import type { JobDefinition } from '../job.js'
import type { EffectEntity, EffectRepository } from './effect.repository.js'

/** `wait` gives the reason for queueing the effect again for a moment later, without counting an attempt. */
export type Permission = 'allowed' | 'cancelled' | { readonly wait: string }

/** How logs and stored errors name the effect. */
export interface EffectTexts {
  readonly one: string
  readonly many: string
  /** The process that held the lease died: stored as the row's error. */
  readonly workerLost: string
  /** The row's deadline passed before it was performed: stored as the row's error. */
  readonly expired: string
}

/** What a feature supplies for an effect at a provider that must happen exactly once: a text, a call. */
export interface Effect<Row extends EffectEntity, Result> {
  /** Advances one row by one step. */
  readonly job: JobDefinition<object>
  readonly repository: EffectRepository<Row>
  readonly texts: EffectTexts
  /** Longest pause before a retry of what the provider refused, until the row's deadline. */
  readonly maxBackoffSecs: number
  /** Seconds after which the provider's own list shows what it performed. */
  readonly reconcileAfterSecs: number
  /** The job's payload for this row. */
  payload(id: string): object
  /** Asked before the claim. True if the row has to wait, and its job was queued for then. */
  postpone(row: Row): Promise<boolean>
  /** Asked after the claim, as late as possible: a STOP that came while the row was queued must count. */
  permit(row: Row): Promise<Permission>
  /** Called once an attempt. Its time limit must be shorter than the lease, or a second worker could take over. */
  perform(row: Row): Promise<Result>
  /** True if the error of `perform` proves that the provider did nothing: a retry cannot repeat the effect. */
  isRefusal(error: Error): boolean
  /** Asks the provider: its result if it performed the effect, else null. Throws if the provider cannot be asked. */
  reconcile(row: Row): Promise<Result | null>
  /** Records what the provider answered, and what follows from it, in one transaction. */
  finish(row: Row, result: Result): Promise<void>
  /** Records that the effect will not happen: its deadline passed, or its attempts are exhausted. */
  fail(row: Row, reason: string): Promise<void>
  /** Records that the effect is not permitted any more. */
  cancel(row: Row): Promise<void>
}
