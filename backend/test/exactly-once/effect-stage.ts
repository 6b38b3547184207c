import type { DataSource } from 'typeorm'
import { OptOutsRepository } from '../../src/features/opt-outs/opt-outs.repository.js'
import type { Effect } from '../../src/jobs/exactly-once/effect.js'
import type { EffectEntity } from '../../src/jobs/exactly-once/effect.repository.js'
import { ExactlyOnceService } from '../../src/jobs/exactly-once/exactly-once.service.js'
import { ReconciliationService } from '../../src/jobs/exactly-once/reconciliation.service.js'
import { RetriesService } from '../../src/jobs/exactly-once/retries.service.js'
import type { JobHandler } from '../../src/jobs/job.js'
import type { RecordedJobs } from '../recorded-jobs.js'
import type { UnreliableProvider } from './unreliable-provider.js'

export type EffectHandler = JobHandler & Effect<EffectEntity, unknown>

/** One effect at a provider with configurable answers. Its jobs run when the test runs them. */
export interface EffectStage {
  readonly dataSource: DataSource
  readonly handler: EffectHandler
  readonly provider: UnreliableProvider
  readonly jobs: RecordedJobs
  readonly doneState: string
  readonly cancelledState: string
  /** Queues one more effect, for a new phone, and returns its id. */
  create(): Promise<string>
}

export function exactlyOnce(jobs: RecordedJobs, dataSource: DataSource): ExactlyOnceService {
  const retries = new RetriesService(jobs, dataSource)
  return new ExactlyOnceService(retries, new ReconciliationService(retries, jobs, dataSource), jobs, dataSource)
}

/** Advances a row by one step. */
export const step = ({ handler }: Pick<EffectStage, 'handler'>, id: string) => handler.handle(handler.payload(id))

/** Runs the row's job for as long as it is queued again, like a worker, but without the delays. */
export async function work({ handler, jobs }: Pick<EffectStage, 'handler' | 'jobs'>, id: string): Promise<void> {
  let from: number
  do {
    from = jobs.queued.length
    await step({ handler }, id)
  } while (jobs.queued.slice(from).some(({ job }) => job === handler.job.name))
}

/** Moves the effect's deadline into the past. */
export async function expire({ dataSource, handler }: EffectStage, id: string): Promise<void> {
  const { name, deadline } = handler.repository.table
  await dataSource.query(`UPDATE ${name} SET ${deadline} = now() - interval '1 second' WHERE id = $1`, [id])
}

async function phoneOf({ dataSource, handler }: EffectStage, id: string): Promise<string> {
  const { name } = handler.repository.table
  const [row] = await dataSource.query<[{ phone: string }]>(`SELECT phone FROM ${name} WHERE id = $1`, [id])
  return row.phone
}

export async function stop(stage: EffectStage, id: string): Promise<void> {
  const optOut = { phone: await phoneOf(stage, id), words: 'STOP', source: 'a test' }
  await new OptOutsRepository().insertOnce(stage.dataSource.manager, optOut, 'hash:of another')
}

/** Inserts a pending reply from the effect's phone. */
export async function reply(stage: EffectStage, id: string, secsAgo = 0): Promise<void> {
  await stage.dataSource.query(
    `INSERT INTO incoming_sms (provider, provider_message_id, phone, body, is_answered, payload, received_at)
     VALUES ('twilio', $1, $2, 'a text', false, '{}', now() - make_interval(secs => $3))`,
    [id, await phoneOf(stage, id), secsAgo],
  )
}

export async function processReplies({ dataSource }: EffectStage): Promise<void> {
  await dataSource.query('UPDATE incoming_sms SET handled_at = now() WHERE handled_at IS NULL')
}

export async function endLease({ dataSource, handler }: EffectStage, id: string): Promise<void> {
  await dataSource.query(`UPDATE ${handler.repository.table.name} SET leased_until = now() WHERE id = $1`, [id])
}
