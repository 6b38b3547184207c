import { Injectable } from '@nestjs/common'
import { DataSource, IsNull, type EntityManager } from 'typeorm'
import { type EndReason, LiveConversationEntity } from './live-conversation.entity.js'

/** Time until a conversation reaches its limits, by the database's clock. */
export interface TimeLeft {
  readonly untilLeftSecs: number
  readonly untilTooLongSecs: number
}

@Injectable()
export class LiveConversationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  findNewest(demoRequestId: string, manager = this.dataSource.manager): Promise<LiveConversationEntity | null> {
    return manager.findOne(LiveConversationEntity, { where: { demoRequestId }, order: { startedAt: 'DESC' } })
  }

  async insert(
    manager: EntityManager,
    conversation: Pick<LiveConversationEntity, 'id' | 'demoRequestId' | 'channel'>,
  ): Promise<void> {
    await manager.insert(LiveConversationEntity, conversation)
  }

  /** Locks the conversation until the caller's transaction ends; null if it is over. */
  lockOpen(manager: EntityManager, id: string): Promise<LiveConversationEntity | null> {
    return manager.findOne(LiveConversationEntity, {
      where: { id, endedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    })
  }

  /** A new session: its token replaces the previous one, and its page has the idle timeout to connect. */
  async beginSession(manager: EntityManager, id: string, tokenHash: string, toldTurns: number): Promise<void> {
    await manager.query(
      'UPDATE live_conversations SET token_hash = $2, told_turns = $3, seen_at = now() WHERE id = $1',
      [id, tokenHash, toldTurns],
    )
  }

  /** Makes this connection the one that may speak. Null if the token is not the newest of an open conversation. */
  async claim(tokenHash: string, holder: string): Promise<LiveConversationEntity | null> {
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE live_conversations SET holder = $2, seen_at = now()
        WHERE token_hash = $1 AND ended_at IS NULL RETURNING id`,
      [tokenHash, holder],
    )
    return rows[0] ? this.find(rows[0].id) : null
  }

  find(id: string): Promise<LiveConversationEntity | null> {
    return this.dataSource.getRepository(LiveConversationEntity).findOneBy({ id })
  }

  async see(id: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE live_conversations SET seen_at = now() WHERE id = $1 AND ended_at IS NULL', [id])
  }

  /** False if the conversation is over or another connection has claimed it. */
  async beat(id: string, holder: string, isAlive: boolean): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `UPDATE live_conversations SET seen_at = CASE WHEN $3 THEN now() ELSE seen_at END
        WHERE id = $1 AND holder = $2 AND ended_at IS NULL`,
      [id, holder, isAlive],
    )
    return count === 1
  }

  /** The current second of the conversation. */
  async getSecond(manager: EntityManager, id: string): Promise<number> {
    const rows: [{ second: number }] = await manager.query(
      `SELECT extract(epoch FROM clock_timestamp() - started_at)::float8 AS second
         FROM live_conversations WHERE id = $1`,
      [id],
    )
    return rows[0].second
  }

  async getTimeLeft(
    manager: EntityManager,
    id: string,
    { idleTimeoutSecs, longestSecs }: { idleTimeoutSecs: number; longestSecs: number },
  ): Promise<TimeLeft> {
    const rows: [TimeLeft] = await manager.query(
      `SELECT extract(epoch FROM greatest(seen_at, grace_from) - now())::float8 + $2 AS "untilLeftSecs",
              extract(epoch FROM started_at - now())::float8 + $3 AS "untilTooLongSecs"
         FROM live_conversations WHERE id = $1`,
      [id, idleTimeoutSecs, longestSecs],
    )
    return rows[0]
  }

  /** Every page that lost its connection gets the full idle timeout from now on. */
  async restartIdleTimeouts(): Promise<void> {
    await this.dataSource.query('UPDATE live_conversations SET grace_from = now() WHERE ended_at IS NULL')
  }

  /** Ends it now or, for `left`, when the person was last seen. Returns the second at which it ended. */
  async markEnded(manager: EntityManager, id: string, reason: EndReason): Promise<number> {
    const [rows] = await manager.query<[{ endedAtSec: number }[], number]>(
      `UPDATE live_conversations SET end_reason = $2, ended_at = CASE WHEN $2 = 'left' THEN seen_at ELSE now() END
        WHERE id = $1 RETURNING extract(epoch FROM ended_at - started_at)::float8 AS "endedAtSec"`,
      [id, reason],
    )
    return rows[0]!.endedAtSec
  }
}
