import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { CallEntity } from './call.entity.js'

export type SimulatedCallRow = Pick<CallEntity, 'id' | 'phone' | 'demoRequestId' | 'createdAt'> & {
  readonly state: 'ringing' | 'answered' | 'ended' | 'declined' | 'missed'
}

/** Calls as the simulated phones show them. */
@Injectable()
export class SimulatedCallsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Every call that has rung, newest first: one phone's calls, or those of the last day. An answered call is over once
   * its conversation is over, because that may have ended by itself.
   */
  list(phone: string | null, limit: number): Promise<SimulatedCallRow[]> {
    return this.dataSource.query(
      `SELECT call.id, call.phone, call.demo_request_id AS "demoRequestId", call.created_at AS "createdAt",
         CASE WHEN call.state = 'answered' AND talk.ended_at IS NOT NULL THEN 'ended' ELSE call.state END AS state
       FROM calls AS call LEFT JOIN live_conversations AS talk ON talk.id = call.live_conversation_id
       WHERE call.ringing_until IS NOT NULL
         AND CASE WHEN $1::text IS NULL THEN call.created_at > now() - interval '1 day' ELSE call.phone = $1 END
       ORDER BY call.created_at DESC, call.id DESC LIMIT $2`,
      [phone, limit],
    )
  }
}
