import { callPromiseSecs, type NextAction } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, In, type EntityManager } from 'typeorm'
import { readUnknownOutcomes, type UnknownOutcomes } from '../../database/read-unknown-outcomes.js'
import { storableText } from '../../database/storable-text.js'
import { EffectRepository } from '../../jobs/exactly-once/effect.repository.js'
import { heldPauseSecs } from '../../spending/held-effects.service.js'
import { CallEntity, type CallState } from './call.entity.js'

export interface CallEnd {
  readonly from: readonly CallState[]
  readonly to: CallState
  readonly error?: string | null
  readonly nextAction?: NextAction | null
}

export type KnownOutcome = Pick<CallEntity, 'state' | 'outcome' | 'nextAction'>

@Injectable()
export class CallsRepository extends EffectRepository<CallEntity> {
  constructor(dataSource: DataSource) {
    super(dataSource, {
      name: 'calls',
      claimedState: 'placing',
      deadline: 'place_by',
      // Its person is called whenever it is allowed, within the day after which it is given up.
      onHold: `place_by = greatest(place_by, now() + make_interval(secs => ${heldPauseSecs + callPromiseSecs}))`,
    })
  }

  find(id: string): Promise<CallEntity | null> {
    return this.dataSource.getRepository(CallEntity).findOneBy({ id: storableText(id) })
  }

  /** The call of an attempt, found by our id or by one of the provider's ids. */
  async findAttempted(id: string | null, providerIds: readonly string[]): Promise<CallEntity | null> {
    const byId = id && (await this.find(id))
    return byId || this.dataSource.getRepository(CallEntity).findOneBy({ providerId: In([...providerIds]) })
  }

  /** False if the call is over and its outcome is known. */
  async markOutcome(
    manager: EntityManager,
    id: string,
    { state, outcome, nextAction }: KnownOutcome,
  ): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE calls SET state = $2, outcome = $3, next_action = $4, ended_at = coalesce(ended_at, now())
        WHERE id = $1 AND (state IN ('queued', 'placing', 'unknown', 'ringing', 'answered') OR outcome = 'unknown')`,
      [id, state, outcome, nextAction],
    )
  }

  /** False if a call of this request is under way. The unique index decides, because a check beforehand could race. */
  async insertOnce(manager: EntityManager, call: Pick<CallEntity, 'id' | 'demoRequestId' | 'phone'>): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO calls (id, demo_request_id, phone, place_by)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))
       ON CONFLICT (demo_request_id) WHERE state IN ('queued', 'placing', 'unknown', 'ringing', 'answered') DO NOTHING
       RETURNING id`,
      [call.id, call.demoRequestId, call.phone, callPromiseSecs],
    )
    return rows.length === 1
  }

  /** The requests with an unanswered call to this phone, ordered by id. */
  async listUnanswered(manager: EntityManager, phone: string): Promise<string[]> {
    const rows: { demo_request_id: string }[] = await manager.query(
      `SELECT demo_request_id FROM calls WHERE phone = $1 AND state IN ('queued', 'placing', 'unknown', 'ringing')
       ORDER BY demo_request_id`,
      [phone],
    )
    return rows.map((row) => row.demo_request_id)
  }

  /** A call that waits for the morning is expected then, so its deadline moves too. */
  async noteWait(manager: EntityManager, id: string, until: Date): Promise<void> {
    await manager.query(`UPDATE calls SET place_by = $2::timestamptz + make_interval(secs => $3) WHERE id = $1`, [
      id,
      until,
      callPromiseSecs,
    ])
  }

  /** Seconds until the phone stops ringing, by the database's clock. */
  async ringingSecsLeft(id: string): Promise<number> {
    const rows: { left: number }[] = await this.dataSource.query(
      `SELECT greatest(0, ceil(extract(epoch FROM ringing_until - now())))::int AS left FROM calls WHERE id = $1`,
      [id],
    )
    return rows[0]?.left ?? 0
  }

  async markRinging(manager: EntityManager, id: string, providerId: string, ringingSecs: number): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE calls SET state = 'ringing', provider_id = $2, error = NULL, ringing_until = now() + make_interval(secs => $3)
       WHERE id = $1 AND state IN ('placing', 'unknown')`,
      [id, providerId, ringingSecs],
    )
  }

  async markAnswered(manager: EntityManager, id: string, liveConversationId: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE calls SET state = 'answered', live_conversation_id = $2 WHERE id = $1 AND state = 'ringing'`,
      [id, liveConversationId],
    )
  }

  /** False if the phone was answered meanwhile or is still ringing. */
  async markMissed(manager: EntityManager, id: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE calls SET state = 'missed', ended_at = now()
       WHERE id = $1 AND state = 'ringing' AND ringing_until <= now()`,
      [id],
    )
  }

  /** False if no conversation is under way: one that ended by itself has ended its call. */
  async markHungUp(manager: EntityManager, id: string): Promise<boolean> {
    return this.change(
      manager,
      `UPDATE calls SET state = 'ended', ended_at = now() WHERE id = $1 AND state = 'answered'
         AND EXISTS (SELECT FROM live_conversations WHERE id = calls.live_conversation_id AND ended_at IS NULL)`,
      [id],
    )
  }

  /** False if the call is in none of the states in `from`. */
  async markOver(
    manager: EntityManager,
    id: string,
    { from, to, error = null, nextAction = null }: CallEnd,
  ): Promise<boolean> {
    return this.change(
      manager,
      'UPDATE calls SET state = $2, ended_at = now(), error = $3, next_action = $5 WHERE id = $1 AND state = ANY($4)',
      [id, to, error, from, nextAction],
    )
  }

  /** Withdraws the request's unanswered call; true if it was ringing. */
  async withdraw(manager: EntityManager, demoRequestId: string, ringingBecomes: CallState): Promise<boolean> {
    const [rows] = await manager.query<[{ state: CallState }[], number]>(
      `UPDATE calls SET state = CASE state WHEN 'ringing' THEN $2 ELSE 'cancelled' END, ended_at = now()
       WHERE demo_request_id = $1 AND state IN ('queued', 'placing', 'unknown', 'ringing') RETURNING state`,
      [demoRequestId, ringingBecomes],
    )
    return rows.some(({ state }) => state === ringingBecomes)
  }

  listUnknown(limit: number): Promise<UnknownOutcomes> {
    const rows = { table: 'calls', since: 'created_at', phone: 'phone', kind: 'call', isStillAsked: true } as const
    return readUnknownOutcomes(this.dataSource, rows, limit)
  }
}
