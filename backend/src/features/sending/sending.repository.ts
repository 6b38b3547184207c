import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { SendingEntity } from './sending.entity.js'

/** The table's only row. */
const only = { isOnly: true } as const

export interface Waiting {
  readonly texts: number
  readonly calls: number
  /** Null if nothing waits. */
  readonly since: Date | null
}

@Injectable()
export class SendingRepository {
  constructor(private readonly dataSource: DataSource) {}

  get(): Promise<SendingEntity> {
    return this.dataSource.getRepository(SendingEntity).findOneByOrFail(only)
  }

  /** A switch that is undefined stays as it is. */
  async set({ strangers, everything }: { strangers?: boolean; everything?: boolean }): Promise<void> {
    await this.dataSource.query(
      'UPDATE sending SET strangers = coalesce($1, strangers), everything = coalesce($2, everything)',
      [strangers ?? null, everything ?? null],
    )
  }

  /** Lets what waits for the switch or the budget ask again now, and not only at the end of its pause. */
  async hurryHeld(): Promise<void> {
    await this.dataSource.query(
      `UPDATE pgboss.job SET start_after = now()
       WHERE state = 'created' AND start_after > now() AND (
         name IN ('write-report', 'write-combined-report')
         OR name = 'send-sms' AND data->>'messageId' IN
           (SELECT id FROM sms_messages WHERE held_since IS NOT NULL AND state = 'queued')
         OR name = 'place-call' AND data->>'callId' IN
           (SELECT id FROM calls WHERE held_since IS NOT NULL AND state = 'queued'))`,
    )
  }

  /** What waits for the switch or the budget. */
  async countWaiting(): Promise<Waiting> {
    const [row] = await this.dataSource.query<[Waiting]>(
      `SELECT count(*) FILTER (WHERE kind = 'text')::int AS texts, count(*) FILTER (WHERE kind = 'call')::int AS calls,
         min(held_since) AS since
       FROM (SELECT 'text' AS kind, held_since FROM sms_messages WHERE held_since IS NOT NULL AND state = 'queued'
         UNION ALL SELECT 'call', held_since FROM calls WHERE held_since IS NOT NULL AND state = 'queued') AS held`,
    )
    return row
  }
}
