import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { JobDefinition } from '../jobs/job.js'
import { JobQueue } from '../jobs/job-queue.js'
import { heldPauseSecs } from './held-effects.service.js'
import { SpendingHeld } from './spending.js'

/** Jobs that ask a language model, and wait while nothing may be spent on it. */
@Injectable()
export class HeldJobsService {
  constructor(
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** Null if nothing may be spent: then the job was queued again for later. */
  async unlessHeld<Payload extends object, Result>(
    { job, payload }: { job: JobDefinition<Payload>; payload: Payload },
    work: () => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SpendingHeld)) throw error
      await this.jobs.enqueue(this.dataSource.manager, job, payload, { delaySecs: heldPauseSecs })
      return null
    }
  }
}
