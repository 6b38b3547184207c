import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { SmsMessageEntity } from './sms-message.entity.js'

export type NewSmsMessage = Pick<SmsMessageEntity, 'id' | 'demoRequestId' | 'template' | 'onceKey' | 'phone' | 'body'>

/** Every change is conditional on the state that it starts from, so that of two workers only one makes it. */
@Injectable()
export class SmsMessagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** False where a message with this key stands already. */
  async insertOnce(manager: EntityManager, message: NewSmsMessage): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO sms_messages (id, demo_request_id, template, once_key, phone, body) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (once_key) DO NOTHING RETURNING id`,
      [message.id, message.demoRequestId, message.template, message.onceKey, message.phone, message.body],
    )
    return rows.length === 1
  }

  find(id: string): Promise<SmsMessageEntity | null> {
    return this.dataSource.getRepository(SmsMessageEntity).findOneBy({ id })
  }

  /** Takes a queued message for one attempt; false where somebody else has it. */
  async claim(id: string, owner: string, leaseSecs: number): Promise<boolean> {
    return this.change(
      this.dataSource.manager,
      `UPDATE sms_messages SET state = 'sending', attempt = attempt + 1, owner = $2,
         leased_until = now() + make_interval(secs => $3), updated_at = now()
       WHERE id = $1 AND state = 'queued'`,
      [id, owner, leaseSecs],
    )
  }

  /** Seconds until the attempt under way counts as lost; 0 where it does. The database's clock decides. */
  async leaseSecsLeft(id: string): Promise<number> {
    const rows: { left: number }[] = await this.dataSource.query(
      `SELECT greatest(0, ceil(extract(epoch FROM leased_until - now())))::int AS left FROM sms_messages WHERE id = $1`,
      [id],
    )
    return rows[0]?.left ?? 0
  }

  async markSent(manager: EntityManager, id: string, providerId: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE sms_messages SET state = 'sent', provider_id = $2, error = NULL, updated_at = now()
       WHERE id = $1 AND state IN ('sending', 'unknown')`,
      [id, providerId],
    )
  }

  async markFailed(manager: EntityManager, id: string, reason: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE sms_messages SET state = 'failed', error = $2, updated_at = now()
       WHERE id = $1 AND state IN ('sending', 'unknown')`,
      [id, reason],
    )
  }

  async markUnknown(manager: EntityManager, id: string, reason: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE sms_messages SET state = 'unknown', error = $2, updated_at = now() WHERE id = $1 AND state = 'sending'`,
      [id, reason],
    )
  }

  async markQueued(manager: EntityManager, id: string, attempt: number, reason: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE sms_messages SET state = 'queued', error = $3, updated_at = now()
       WHERE id = $1 AND attempt = $2 AND state IN ('sending', 'unknown')`,
      [id, attempt, reason],
    )
  }

  private async change(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(statement, values)
    return count === 1
  }
}
