import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { smsDeliveries } from '../../providers/sms/sms.js'
import type { DeliveryReport } from '../../providers/sms/delivery-report.js'
import type { SmsMessageEntity } from './sms-message.entity.js'

/** From this place in the list on, a delivery is over. */
const endsFrom = smsDeliveries.indexOf('delivered') + 1

/** Reports are kept as they come and the row shows the furthest of them, so that neither order nor repetition matters. */
@Injectable()
export class SmsDeliveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findLastReceived(): Promise<Date | null> {
    const [row] = await this.dataSource.query<[{ last: Date | null }]>(
      'SELECT max(received_at) AS last FROM sms_delivery_reports',
    )
    return row.last
  }

  /** Holds what is known of one message at the carrier: its report may come before its own row knows the carrier's id. */
  async hold(manager: EntityManager, providerId: string): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`delivery of ${providerId}`])
  }

  /** False where this has been reported before. */
  async insertOnce(manager: EntityManager, { providerId, delivery, error }: DeliveryReport): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO sms_delivery_reports (provider_id, delivery, error) VALUES ($1, $2, $3)
       ON CONFLICT (provider_id, delivery) DO NOTHING RETURNING provider_id`,
      [providerId, delivery, error],
    )
    return rows.length === 1
  }

  /**
   * A report proves that the message was taken, whatever we knew of it. Gives the row where that was news: not where
   * another row, found by asking, has this very one. Of two with the same words to one phone each may have the other's.
   */
  async markTaken(manager: EntityManager, { messageId, providerId }: DeliveryReport): Promise<TakenMessage | null> {
    const [rows] = await manager.query<[TakenMessage[], number]>(
      `UPDATE sms_messages SET state = 'sent', provider_id = $2, error = NULL, updated_at = now()
       WHERE id = $1 AND state <> 'sent' AND attempt > 0
         AND NOT EXISTS (SELECT FROM sms_messages WHERE provider_id = $2)
       RETURNING demo_request_id AS "demoRequestId", template`,
      [messageId, providerId],
    )
    return rows[0] ?? null
  }

  /** Shows on the message's row the furthest that was reported. */
  async raise(manager: EntityManager, providerId: string): Promise<void> {
    await manager.query(
      `UPDATE sms_messages SET delivery = furthest.delivery, delivery_error = furthest.error, updated_at = now()
       FROM (SELECT delivery, error FROM sms_delivery_reports WHERE provider_id = $1
             ORDER BY least(array_position($2::text[], delivery), $3) DESC, received_at LIMIT 1) AS furthest
       WHERE provider_id = $1`,
      [providerId, smsDeliveries, endsFrom],
    )
  }

  async findTaken(manager: EntityManager, providerId: string): Promise<Pick<SmsMessageEntity, 'id' | 'phone'> | null> {
    const rows = await manager.query<Pick<SmsMessageEntity, 'id' | 'phone'>[]>(
      'SELECT id, phone FROM sms_messages WHERE provider_id = $1',
      [providerId],
    )
    return rows[0] ?? null
  }
}

type TakenMessage = Pick<SmsMessageEntity, 'demoRequestId' | 'template'>
