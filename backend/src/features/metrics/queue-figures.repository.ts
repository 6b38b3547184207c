import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'

export interface QueueFigures {
  readonly queue: string
  /** Jobs that may run now, wait for their time, or run. */
  readonly ready: number
  readonly delayed: number
  readonly active: number
  /** Seconds since the oldest job that may run now became due; 0 if there is none. */
  readonly oldestSecs: number
}

export interface UnknownFigures {
  readonly kind: 'text' | 'call'
  readonly count: number
}

/** What all processes together have to do, from the tables. */
@Injectable()
export class QueueFiguresRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Unfinished jobs only, for which the queue has an index: finished ones are many. */
  readQueues(): Promise<QueueFigures[]> {
    return this.dataSource.query(
      `SELECT name AS queue,
         (count(*) FILTER (WHERE state < 'active' AND start_after <= now()))::int AS ready,
         (count(*) FILTER (WHERE state < 'active' AND start_after > now()))::int AS delayed,
         (count(*) FILTER (WHERE state = 'active'))::int AS active,
         coalesce(extract(epoch FROM now() - min(start_after) FILTER (WHERE state < 'active' AND start_after <= now())),
           0)::float8 AS "oldestSecs"
       FROM pgboss.job WHERE state < 'completed' GROUP BY name`,
    )
  }

  readUnknown(): Promise<UnknownFigures[]> {
    return this.dataSource.query(
      `SELECT 'text' AS kind, count(*)::int AS count FROM sms_messages WHERE state = 'unknown'
       UNION ALL SELECT 'call', count(*)::int FROM calls WHERE state = 'unknown'`,
    )
  }
}
