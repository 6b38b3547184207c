import { Injectable } from '@nestjs/common'
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import { storableJson, storableText } from '../../database/storable-text.js'
import type { AttemptOutcome, FinishedConversation, VoiceEvent } from '../../providers/voice/voice-event.js'
import type { VoiceAttemptEntity } from './voice-attempt.entity.js'
import { VoiceEventEntity } from './voice-event.entity.js'

/** An event whose conversation is not ingested yet, without its payload, which may be large. */
export type WaitingEvent = Pick<VoiceEventEntity, 'id' | 'attemptId'> & { readonly conversation: FinishedConversation }
const waitingEventColumns = { id: true, attemptId: true, conversation: true } as const

@Injectable()
export class VoiceEventsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findLastReceived(provider: string): Promise<Date | null> {
    const [row] = await this.dataSource.query<[{ last: Date | null }]>(
      'SELECT max(received_at) AS last FROM voice_events WHERE provider = $1',
      [provider],
    )
    return row.last
  }

  /** Deduplicates: false if already stored. The unique index decides, so ten simultaneous deliveries are one event. */
  async insertOnce(manager: EntityManager, id: string, event: VoiceEvent): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      prepared(
        `INSERT INTO voice_events (id, provider, event_key, demo_request_id, payload, conversation, attempt_id,
           provider_ids, outcome)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (provider, event_key) DO NOTHING RETURNING id`,
      ),
      [
        id,
        event.provider,
        storableText(event.key),
        event.conversation?.demoRequestId ?? null,
        event.payload,
        event.conversation && storableJson(event.conversation),
        event.attempt?.id ?? null,
        event.attempt?.providerIds.map(storableText) ?? [],
        event.attempt?.outcome ?? null,
      ],
    )
    return rows.length === 1
  }

  /** The outcome that an earlier event reported for this attempt. */
  async findOutcome(
    manager: EntityManager,
    { id, providerId }: Pick<VoiceAttemptEntity, 'id' | 'providerId'>,
  ): Promise<AttemptOutcome | null> {
    const rows: { outcome: AttemptOutcome }[] = await manager.query(
      `SELECT outcome FROM voice_events
        WHERE outcome IS NOT NULL AND (attempt_id = $1 OR provider_ids @> ARRAY[$2]::text[]) ORDER BY received_at DESC LIMIT 1`,
      [id, providerId],
    )
    return rows[0]?.outcome ?? null
  }

  async findRequestId(manager: EntityManager, id: string): Promise<string | null> {
    const event = await manager.findOne(VoiceEventEntity, { select: { id: true, demoRequestId: true }, where: { id } })
    return event?.demoRequestId ?? null
  }

  /** Null if the event has no conversation, or it was ingested. The caller has locked the event's request. */
  findWaiting(manager: EntityManager, id: string): Promise<WaitingEvent | null> {
    const where = { id, handledAt: IsNull(), conversation: Not(IsNull()) }
    return manager.findOne(VoiceEventEntity, { select: waitingEventColumns, where }) as Promise<WaitingEvent | null>
  }

  async listWaiting(manager: EntityManager, demoRequestId: string): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      'SELECT id FROM voice_events WHERE demo_request_id = $1 AND handled_at IS NULL ORDER BY received_at',
      [demoRequestId],
    )
    return rows.map((row) => row.id)
  }

  /** Events of this attempt's request whose conversations are not ingested yet. */
  async listWaitingBeside(manager: EntityManager, attemptId: string): Promise<string[]> {
    const rows: { id: string }[] = await manager.query(
      `SELECT event.id FROM voice_events AS event JOIN voice_attempts AS attempt USING (demo_request_id)
        WHERE attempt.id = $1 AND event.handled_at IS NULL AND event.conversation IS NOT NULL`,
      [attemptId],
    )
    return rows.map((row) => row.id)
  }

  /**
   * The parts of one conversation: those of the page's sessions of one request that are not ingested yet, oldest first.
   * The caller has locked the request.
   */
  listParts(manager: EntityManager, demoRequestId: string): Promise<WaitingEvent[]> {
    return manager.query(
      prepared(
        `SELECT event.id, event.conversation, event.attempt_id AS "attemptId"
           FROM voice_events AS event JOIN voice_attempts AS attempt ON attempt.id = event.attempt_id
          WHERE event.demo_request_id = $1 AND event.handled_at IS NULL AND event.conversation IS NOT NULL
            AND NOT EXISTS (SELECT FROM calls WHERE id = attempt.id)
          ORDER BY attempt.begun_at`,
      ),
      [demoRequestId],
    )
  }

  async markHandled(manager: EntityManager, ids: readonly string[]): Promise<void> {
    await manager.query(prepared('UPDATE voice_events SET handled_at = now() WHERE id = ANY($1)'), [ids])
  }

  /** Its person was erased: nothing of it is kept. */
  async blank(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`UPDATE voice_events SET payload = '', conversation = NULL, handled_at = now() WHERE id = $1`, [
      id,
    ])
  }
}
