import type { PgBoss } from 'pg-boss'
import type { EntityManager } from 'typeorm'
import { JobQueue, type EnqueueOptions } from '../src/jobs/job-queue.js'
import type { JobDefinition } from '../src/jobs/job.js'

export interface RecordedJob extends EnqueueOptions {
  readonly job: string
  readonly payload: object
}

/** A queue that only records its jobs: the test runs each of them when it wants to. */
export class RecordedJobs extends JobQueue {
  readonly queued: RecordedJob[] = []

  constructor() {
    super(undefined as unknown as PgBoss)
  }

  override enqueue<Payload extends object>(
    _: EntityManager,
    job: JobDefinition<Payload>,
    payload: Payload,
    { delaySecs = 0, at }: EnqueueOptions = {},
  ): Promise<void> {
    this.queued.push({ job: job.name, payload, delaySecs, ...(at && { at }) })
    return Promise.resolve()
  }

  /** The delay of each job of this name in seconds, in the order of queueing. */
  delaysOf(name: string): number[] {
    return this.queued.filter(({ job }) => job === name).map(({ delaySecs }) => delaySecs!)
  }
}
