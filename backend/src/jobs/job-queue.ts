import { Injectable } from '@nestjs/common'
import { PgBoss } from 'pg-boss'
import type { EntityManager } from 'typeorm'
import type { JobDefinition } from './job.js'

export interface EnqueueOptions {
  /** Seconds until the job may run. */
  readonly delaySecs?: number
  /** Time before which the job does not run. */
  readonly at?: Date
}

/** Queues background work. */
@Injectable()
export class JobQueue {
  constructor(private readonly boss: PgBoss) {}

  /** Queues the job inside the manager's transaction: it exists if, and only if, that transaction commits. */
  async enqueue<Payload extends object>(
    manager: EntityManager,
    job: JobDefinition<Payload>,
    payload: Payload,
    { delaySecs = 0, at }: EnqueueOptions = {},
  ): Promise<void> {
    await this.boss.send(job.name, payload, {
      ...(delaySecs > 0 && { startAfter: delaySecs }),
      ...(at && { startAfter: at }),
      db: {
        executeSql: async (text, values) => {
          const rows: unknown = await manager.query(text, values)
          return { rows: Array.isArray(rows) ? rows : [] }
        },
      },
    })
  }
}
