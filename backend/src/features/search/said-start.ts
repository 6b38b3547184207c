import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { fillSaid } from './fill-said.job.js'

/** Queues the job at a start if conversations wait for it: after an upgrade, or a restore of an older backup. */
@Injectable()
export class SaidStart implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const waiting: unknown[] = await this.dataSource.query('SELECT FROM conversations WHERE said IS NULL LIMIT 1')
    if (waiting.length > 0) await this.jobs.enqueue(this.dataSource.manager, fillSaid, {})
  }
}
