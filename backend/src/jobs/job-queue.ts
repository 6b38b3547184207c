import { Injectable } from '@nestjs/common'
import { PgBoss } from 'pg-boss'
import type { EntityManager } from 'typeorm'
import { prepared } from '../database/prepared.js'
import { currentTrace } from '../telemetry/spans.js'
import type { JobDefinition } from './job.js'
import { withTrace } from './job-trace.js'

export interface EnqueueOptions {
  /** Seconds until the job may run. */
  readonly delaySecs?: number
  /** Time before which the job does not run. */
  readonly at?: Date
}

const longestTraceWaitSecs = 600

/** Queues background work. */
@Injectable()
export class JobQueue {
  constructor(private readonly boss: PgBoss) {}

  /** Queues the job inside the manager's transaction: it exists if, and only if, that transaction commits. */
  async enqueue<Payload extends object>(
    manager: EntityManager,
    job: JobDefinition<Payload>,
    payload: Payload,
    options: EnqueueOptions = {},
  ): Promise<void> {
    const { delaySecs = 0, at } = options
    await this.boss.send(job.name, isSoon(options) ? withTrace(payload, currentTrace()) : payload, {
      ...(delaySecs > 0 && { startAfter: delaySecs }),
      ...(at && { startAfter: at }),
      db: {
        executeSql: async (text, values) => {
          const rows: unknown = await manager.query(prepared(text), values)
          return { rows: Array.isArray(rows) ? rows : [] }
        },
      },
    })
  }
}

/** A job of another day starts a trace of its own: a trace that waits for days cannot be read. */
function isSoon({ delaySecs = 0, at }: EnqueueOptions): boolean {
  return delaySecs <= longestTraceWaitSecs && (!at || at.getTime() - Date.now() <= longestTraceWaitSecs * 1000)
}
