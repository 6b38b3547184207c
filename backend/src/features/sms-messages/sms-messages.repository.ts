import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { readUnknown, type UnknownOutcomes } from '../../database/read-unknown.js'
import { SmsMessageEntity } from './sms-message.entity.js'

export type NewSmsMessage = Pick<SmsMessageEntity, 'id' | 'demoRequestId' | 'template' | 'onceKey' | 'phone' | 'body'>

/** Every change is conditional on the state that it starts from, so that of two workers only one makes it. */
@Injectable()
export class SmsMessagesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** False where a message with this key stands already. */
  async insertOnce(manager: EntityManager, message: NewSmsMessage, usefulSecs: number): Promise<boolean> {
    const { id, demoRequestId, template, onceKey, phone, body } = message
    const rows: unknown[] = await manager.query(
      `INSERT INTO sms_messages (id, demo_request_id, template, once_key, phone, body, useful_until)
       VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
       ON CONFLICT (once_key) DO NOTHING RETURNING id`,
      [id, demoRequestId, template, onceKey, phone, body, usefulSecs],
    )
    return rows.length === 1
  }

  find(id: string): Promise<SmsMessageEntity | null> {
    return this.dataSource.getRepository(SmsMessageEntity).findOneBy({ id })
  }

  /** Takes a queued message for one attempt, and says whether it has become useless; null where somebody else has it. */
  async claim(id: string, owner: string, leaseSecs: number): Promise<{ isTooLate: boolean } | null> {
    const [rows] = await this.dataSource.query<[{ isTooLate: boolean }[], number]>(
      `UPDATE sms_messages SET state = 'sending', attempt = attempt + 1, owner = $2,
         leased_until = now() + make_interval(secs => $3), updated_at = now()
       WHERE id = $1 AND state = 'queued' RETURNING useful_until < now() AS "isTooLate"`,
      [id, owner, leaseSecs],
    )
    return rows[0] ?? null
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
      `UPDATE sms_messages SET state = 'queued', error = $3, turn_at = NULL, updated_at = now()
       WHERE id = $1 AND attempt = $2 AND state IN ('sending', 'unknown')`,
      [id, attempt, reason],
    )
  }

  /** Queues it again after an attempt that was none; gives how many of those there were, null where it is not ours. */
  async markRefused(manager: EntityManager, id: string, attempt: number, reason: string): Promise<number | null> {
    const [rows] = await manager.query<[{ refusals: number }[], number]>(
      `UPDATE sms_messages SET state = 'queued', attempt = attempt - 1, refusals = refusals + 1, error = $3,
         turn_at = NULL, updated_at = now()
       WHERE id = $1 AND attempt = $2 AND state = 'sending' RETURNING refusals`,
      [id, attempt, reason],
    )
    return rows[0]?.refusals ?? null
  }

  /** The first of these ids that no message of ours has yet. */
  async findUnclaimed(providerIds: readonly string[]): Promise<string | null> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM unnest($1::text[]) WITH ORDINALITY AS taken (id, place)
       WHERE NOT EXISTS (SELECT FROM sms_messages WHERE provider_id = taken.id) ORDER BY place LIMIT 1`,
      [providerIds],
    )
    return rows[0]?.id ?? null
  }

  /** Seconds since it was this message's turn, below zero until then; null where it has none. */
  async secsSinceTurn(id: string): Promise<number | null> {
    const rows: { age: number | null }[] = await this.dataSource.query(
      `SELECT extract(epoch FROM now() - turn_at)::float8 AS age FROM sms_messages WHERE id = $1`,
      [id],
    )
    return rows[0]?.age ?? null
  }

  async noteTurn(manager: EntityManager, id: string, inSecs: number): Promise<void> {
    await manager.query(
      'UPDATE sms_messages SET turn_at = clock_timestamp() + make_interval(secs => $2) WHERE id = $1',
      [id, inSecs],
    )
  }

  async noteWait(manager: EntityManager, id: string, until: Date): Promise<void> {
    await manager.update(SmsMessageEntity, { id }, { waitsUntil: until })
  }

  listUnknown(limit: number): Promise<UnknownOutcomes> {
    const rows = {
      table: 'sms_messages',
      since: 'created_at',
      phone: 'phone',
      kind: 'message',
      isStillAsked: true,
    } as const
    return readUnknown(this.dataSource, rows, limit)
  }

  private async change(manager: EntityManager, statement: string, values: unknown[]): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(statement, values)
    return count === 1
  }
}
