import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { fillSaid } from './fill-said.job.js'

const batchSize = 200
/** Batches of one job; the next job continues, so none runs for long. */
const batches = 50

@Injectable()
export class FillSaidHandler extends JobHandler {
  readonly job = fillSaid

  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
  ) {
    super()
  }

  async handle(): Promise<void> {
    for (let batch = 0; batch < batches; batch += 1) if ((await this.fill()) < batchSize) return
    await this.jobs.enqueue(this.dataSource.manager, fillSaid, {})
  }

  /** Returns the number of rows. Two jobs at once do not wait for each other. */
  private async fill(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `UPDATE conversations SET said = said_words(demo_request_id, transcript) WHERE id IN
         (SELECT id FROM conversations WHERE said IS NULL ORDER BY id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)`,
    )
    return count
  }
}
