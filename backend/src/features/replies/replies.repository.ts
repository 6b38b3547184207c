import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { ReplyEntity } from './reply.entity.js'

@Injectable()
export class RepliesRepository {
  /** Locks the phone until the transaction ends: its replies take effect one after the other, across all processes. */
  async holdPhone(manager: EntityManager, phone: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`replies of ${phone}`])
  }

  /** Deduplicates: false if the message is known. The unique index decides, so ten deliveries are one reply. */
  async insertOnce(
    manager: EntityManager,
    reply: Omit<ReplyEntity, 'demoRequestId' | 'effect' | 'receivedAt'>,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO replies (id, provider, provider_message_id, phone, body, meaning, effect)
       VALUES ($1, $2, $3, $4, $5, $6, 'none') ON CONFLICT (provider, provider_message_id) DO NOTHING RETURNING id`,
      [reply.id, reply.provider, reply.providerMessageId, reply.phone, reply.body, reply.meaning],
    )
    return rows.length === 1
  }

  async noteEffect(
    manager: EntityManager,
    id: string,
    { effect, demoRequestId }: Pick<ReplyEntity, 'effect' | 'demoRequestId'>,
  ): Promise<void> {
    await manager.update(ReplyEntity, { id }, { effect, demoRequestId })
  }

  async countAnsweredToday(manager: EntityManager, phone: string): Promise<number> {
    const rows: [{ count: number }] = await manager.query(
      `SELECT count(*)::int AS count FROM replies
       WHERE phone = $1 AND received_at > now() - interval '1 day' AND effect IN ('helped', 'started', 'declined')`,
      [phone],
    )
    return rows[0].count
  }
}
