import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { removeOldData } from './remove-old-data.job.js'

/** Hour of the day (UTC). */
const nightHour = 2

/** The next run, of which there is one, with any number of processes. */
@Injectable()
export class NextNightRepository {
  constructor(
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** Queues the next run unless one is waiting. */
  async queue(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [removeOldData.name])
      const waiting: unknown[] = await manager.query(
        `SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry')`,
        [removeOldData.name],
      )
      if (waiting.length > 0) return
      const [{ at }] = await manager.query<[{ at: Date }]>(
        `SELECT (date_trunc('day', now() AT TIME ZONE 'UTC' - make_interval(hours => $1)) + interval '1 day'
           + make_interval(hours => $1)) AT TIME ZONE 'UTC' AS at`,
        [nightHour],
      )
      await this.jobs.enqueue(manager, removeOldData, {}, { at })
    })
  }
}
