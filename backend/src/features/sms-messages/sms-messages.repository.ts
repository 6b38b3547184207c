import { hostname } from 'node:os'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import { readUnknownOutcomes, type UnknownOutcomes } from '../../database/read-unknown-outcomes.js'
import { EffectRepository } from '../../jobs/exactly-once/effect.repository.js'
import { smsErrors } from './sms-errors.js'
import { SmsMessageEntity } from './sms-message.entity.js'

export type NewSmsMessage = Pick<SmsMessageEntity, 'id' | 'demoRequestId' | 'template' | 'onceKey' | 'phone' | 'body'>

@Injectable()
export class SmsMessagesRepository extends EffectRepository<SmsMessageEntity> {
  constructor(dataSource: DataSource) {
    super(dataSource, {
      name: 'sms_messages',
      claimedState: 'sending',
      deadline: 'useful_until',
      owner: ['owner', `${hostname()} ${process.pid}`],
      onChange: 'updated_at = now()',
      onRetry: 'turn_at = NULL',
    })
  }

  /** False if a message with this key exists already. */
  async insertOnce(manager: EntityManager, message: NewSmsMessage, messageLifetimeSecs: number): Promise<boolean> {
    const { id, demoRequestId, template, onceKey, phone, body } = message
    const rows: unknown[] = await manager.query(
      prepared(
        `INSERT INTO sms_messages (id, demo_request_id, template, once_key, phone, body, useful_until)
         VALUES ($1, $2, $3, $4, $5, $6, now() + make_interval(secs => $7))
         ON CONFLICT (once_key) DO NOTHING RETURNING id`,
      ),
      [id, demoRequestId, template, onceKey, phone, body, messageLifetimeSecs],
    )
    return rows.length === 1
  }

  find(id: string): Promise<SmsMessageEntity | null> {
    return this.dataSource.getRepository(SmsMessageEntity).findOneBy({ id })
  }

  async markFailed(manager: EntityManager, id: string, reason: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE sms_messages SET state = 'failed', error = $2, updated_at = now()
       WHERE id = $1 AND state IN ('sending', 'unknown')`,
      [id, reason],
    )
  }

  /** Unsent messages fail; one with an attempt under way expires. Returns those that failed. */
  async withdraw(manager: EntityManager, demoRequestId: string): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string; state: string }[], number]>(
      `UPDATE sms_messages SET useful_until = least(useful_until, now()), updated_at = now(), held_since = NULL,
         state = CASE state WHEN 'queued' THEN 'failed' ELSE state END,
         error = CASE state WHEN 'queued' THEN $2 ELSE error END
       WHERE demo_request_id = $1 AND state IN ('queued', 'sending', 'unknown') RETURNING id, state`,
      [demoRequestId, smsErrors.stopped],
    )
    return rows.filter(({ state }) => state === 'failed').map(({ id }) => id)
  }

  /** The first of these provider ids that belongs to no message yet. */
  async findUnclaimed(providerIds: readonly string[]): Promise<string | null> {
    const rows: { id: string }[] = await this.dataSource.query(
      `SELECT id FROM unnest($1::text[]) WITH ORDINALITY AS accepted (id, place)
       WHERE NOT EXISTS (SELECT FROM sms_messages WHERE provider_id = accepted.id) ORDER BY place LIMIT 1`,
      [providerIds],
    )
    return rows[0]?.id ?? null
  }

  /** Seconds since the message's turn, negative before it; null if it has none. */
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
    return readUnknownOutcomes(this.dataSource, rows, limit)
  }
}
