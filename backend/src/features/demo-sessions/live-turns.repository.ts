import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { LiveTurn } from './live-turn.js'

const columns = `position, role, message, message_id AS "messageId",
  greatest(0, round(extract(epoch FROM said_at - (SELECT started_at FROM live_conversations WHERE id = conversation_id)), 1))::float8 AS at`

@Injectable()
export class LiveTurnsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(conversationId: string, manager: EntityManager = this.dataSource.manager): Promise<LiveTurn[]> {
    return manager.query(`SELECT ${columns} FROM live_turns WHERE conversation_id = $1 ORDER BY position`, [
      conversationId,
    ])
  }

  async findByMessageId(manager: EntityManager, conversationId: string, messageId: string): Promise<LiveTurn | null> {
    const rows: LiveTurn[] = await manager.query(
      `SELECT ${columns} FROM live_turns WHERE conversation_id = $1 AND message_id = $2`,
      [conversationId, messageId],
    )
    return rows[0] ?? null
  }

  /** Adds the next turn. The caller has locked the conversation's row, so no other turn gets the same position. */
  async append(
    manager: EntityManager,
    conversationId: string,
    { role, message, messageId = null }: Pick<LiveTurn, 'role' | 'message'> & { messageId?: string | null },
  ): Promise<LiveTurn> {
    // Not now(): that is the start of the transaction, which may be before the turn that this one follows.
    const rows: [LiveTurn] = await manager.query(
      `INSERT INTO live_turns (conversation_id, position, role, message, message_id, said_at)
       SELECT $1, coalesce(max(position), 0) + 1, $2, $3, $4, clock_timestamp() FROM live_turns
        WHERE conversation_id = $1
       RETURNING ${columns}`,
      [conversationId, role, message, messageId],
    )
    return rows[0]
  }
}
