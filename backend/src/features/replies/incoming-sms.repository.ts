import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { storableJson, storableText } from '../../database/storable-text.js'
import type { DeliveredReply, IncomingReply } from '../../providers/sms/incoming-reply.js'

@Injectable()
export class IncomingSmsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findLastReceived(provider: string): Promise<Date | null> {
    const [row] = await this.dataSource.query<[{ last: Date | null }]>(
      'SELECT max(received_at) AS last FROM incoming_sms WHERE provider = $1',
      [provider],
    )
    return row.last
  }

  /** Deduplicates: its new id, or null if the message is known. The unique index decides, so ten deliveries are one. */
  async insertOnce(manager: EntityManager, reply: DeliveredReply): Promise<string | null> {
    const { provider, providerMessageId, phone, body, keyword, isAnswered, payload } = reply
    const rows: { id: string }[] = await manager.query(
      `INSERT INTO incoming_sms (provider, provider_message_id, phone, body, keyword, is_answered, payload)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (provider, provider_message_id) DO NOTHING RETURNING id`,
      [provider, providerMessageId, phone, storableText(body), keyword, isAnswered, storableJson(payload)],
    )
    return rows[0]?.id ?? null
  }

  async findPhone(manager: EntityManager, id: string): Promise<string | null> {
    const rows: { phone: string }[] = await manager.query('SELECT phone FROM incoming_sms WHERE id = $1', [id])
    return rows[0]?.phone ?? null
  }

  /** The pending replies of this phone, in the order of their arrival. */
  listWaiting(manager: EntityManager, phone: string): Promise<(Required<IncomingReply> & { id: string })[]> {
    return manager.query(
      `SELECT id, provider, provider_message_id AS "providerMessageId", phone, body, keyword,
         is_answered AS "isAnswered"
       FROM incoming_sms WHERE phone = $1 AND handled_at IS NULL ORDER BY id`,
      [phone],
    )
  }

  async markHandled(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE incoming_sms SET handled_at = now() WHERE id = $1', [id])
  }
}
