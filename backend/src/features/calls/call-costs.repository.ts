import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'

interface CallEnd {
  readonly isOver: boolean
  /** Attempts that may have reached the provider. */
  readonly attempt: number
  /** 0 for a call that was declined, busy or not answered; null if it is not known. */
  readonly talkSecs: number | null
}

/** How long calls lasted: in the provider's event, or in the conversation of the built-in agent. */
@Injectable()
export class CallCostsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findEnd(id: string): Promise<CallEnd | null> {
    const rows = await this.dataSource.query<CallEnd[]>(
      `SELECT c.state IN ('ended', 'declined', 'missed', 'failed', 'cancelled') OR l.ended_at IS NOT NULL AS "isOver",
         c.attempt,
         coalesce(
           (SELECT max((e.conversation->>'durationSecs')::float8) FROM voice_events e
             WHERE e.attempt_id = c.id OR c.provider_id = ANY(e.provider_ids)),
           extract(epoch FROM l.ended_at - l.started_at)::float8,
           CASE WHEN c.outcome IN ('busy', 'no_answer', 'failed') THEN 0
                WHEN c.outcome = 'voicemail' THEN 60
                WHEN c.outcome IS NULL AND c.state IN ('declined', 'missed') THEN 0 END)::float8 AS "talkSecs"
       FROM calls c LEFT JOIN live_conversations l ON l.id = c.live_conversation_id WHERE c.id = $1`,
      [id],
    )
    return rows[0] ?? null
  }
}
