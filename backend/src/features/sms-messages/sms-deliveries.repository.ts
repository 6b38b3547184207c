import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import { smsDeliveries } from '../../providers/sms/sms.js'
import type { DeliveryReport } from '../../providers/sms/delivery-report.js'
import type { SmsMessageEntity } from './sms-message.entity.js'

/** From this position in the list on, a delivery state is final. */
const endsFrom = smsDeliveries.indexOf('delivered') + 1

/** The furthest state of those reported of a provider's id. */
const furthest = `SELECT delivery, error FROM sms_delivery_reports WHERE provider_id = $1
  ORDER BY least(array_position($2::text[], delivery), $3) DESC, received_at LIMIT 1`

/** Stores every delivery report; the message's row shows the furthest one. So order and repetition do not matter. */
@Injectable()
export class SmsDeliveriesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findLastReceived(): Promise<Date | null> {
    const [row] = await this.dataSource.query<[{ last: Date | null }]>(
      'SELECT max(received_at) AS last FROM sms_delivery_reports',
    )
    return row.last
  }

  /** Locks the provider's id, not a row: a report may come before the message's row has that id. */
  async hold(manager: EntityManager, providerId: string): Promise<void> {
    await manager.query(prepared('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))'), [
      `delivery of ${providerId}`,
    ])
  }

  /** Deduplicates: false if this state has been reported before. */
  async insertOnce(manager: EntityManager, { providerId, delivery, error }: DeliveryReport): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO sms_delivery_reports (provider_id, delivery, error) VALUES ($1, $2, $3)
       ON CONFLICT (provider_id, delivery) DO NOTHING RETURNING provider_id`,
      [providerId, delivery, error],
    )
    return rows.length === 1
  }

  /**
   * A report proves that the carrier took the message, in any state of its row. Returns the row if it changed. It does
   * not change if reconciliation has given this provider id to another row: two messages with the same text and phone
   * may have each other's id.
   */
  async markAccepted(manager: EntityManager, { messageId, providerId }: DeliveryReport): Promise<TakenMessage | null> {
    const [rows] = await manager.query<[TakenMessage[], number]>(
      `UPDATE sms_messages SET state = 'sent', provider_id = $2, error = NULL, updated_at = now()
       WHERE id = $1 AND state <> 'sent' AND attempt > 0
         AND NOT EXISTS (SELECT FROM sms_messages WHERE provider_id = $2)
       RETURNING id, body, demo_request_id AS "demoRequestId", template`,
      [messageId, providerId],
    )
    return rows[0] ?? null
  }

  /**
   * Records that a message was sent, and its furthest reported state. It does not wait for the disk: if that is lost with
   * the machine's power, the claim is still there, and the provider is asked.
   */
  async markSent(manager: EntityManager, id: string, providerId: string): Promise<boolean> {
    const [rows] = await manager.query<[unknown[], number]>(
      prepared(
        `UPDATE sms_messages SET state = 'sent', provider_id = $1, error = NULL, updated_at = now(),
           delivery = coalesce(furthest.delivery, sms_messages.delivery),
           delivery_error = CASE WHEN furthest.delivery IS NULL THEN sms_messages.delivery_error ELSE furthest.error END
         FROM (SELECT) AS once LEFT JOIN (${furthest}) AS furthest ON true
         WHERE id = $4 AND state IN ('sending', 'unknown') RETURNING set_config('synchronous_commit', 'off', true)`,
      ),
      [providerId, smsDeliveries, endsFrom, id],
    )
    return rows.length === 1
  }

  /** Sets the message's row to its furthest reported state. */
  async raise(manager: EntityManager, providerId: string): Promise<void> {
    await manager.query(
      prepared(
        `UPDATE sms_messages SET delivery = furthest.delivery, delivery_error = furthest.error, updated_at = now()
         FROM (${furthest}) AS furthest WHERE provider_id = $1`,
      ),
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

type TakenMessage = Pick<SmsMessageEntity, 'id' | 'body' | 'demoRequestId' | 'template'>
