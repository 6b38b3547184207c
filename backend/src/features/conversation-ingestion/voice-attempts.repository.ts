import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { readUnknownOutcomes, type UnknownOutcomes } from '../../database/read-unknown-outcomes.js'
import type { EndedAttempt } from '../../providers/voice/voice-event.js'
import { VoiceAttemptEntity } from './voice-attempt.entity.js'

/** A finished conversation does not wait indefinitely for an earlier part whose end the provider does not report. */
const maxPollsOfEarlierPart = 2

@Injectable()
export class VoiceAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<VoiceAttemptEntity | null> {
    return this.dataSource.getRepository(VoiceAttemptEntity).findOneBy({ id })
  }

  listUnknown(limit: number): Promise<UnknownOutcomes> {
    const table = 'voice_attempts'
    const rows = { table, since: 'begun_at', phone: 'NULL', kind: 'conversation', isStillAsked: false } as const
    return readUnknownOutcomes(this.dataSource, rows, limit)
  }

  async insert(
    manager: EntityManager,
    { id, demoRequestId, providerId }: Pick<VoiceAttemptEntity, 'id' | 'demoRequestId' | 'providerId'>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO voice_attempts (id, demo_request_id, provider_id) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING`,
      [id, demoRequestId, providerId],
    )
  }

  /** The ids of the attempts that were open until now; empty if the attempt is not recorded yet. */
  async markEnded(manager: EntityManager, { id, providerIds }: EndedAttempt): Promise<string[]> {
    const [rows] = await manager.query<[{ id: string }[], number]>(
      `UPDATE voice_attempts SET state = 'ended' WHERE (id = $1 OR provider_id = ANY($2)) AND state <> 'ended'
       RETURNING id`,
      [id, providerIds],
    )
    return rows.map((row) => row.id)
  }

  /**
   * True if a page's session that has not begun never will: the page continued in a later session, or the provider was
   * already asked before, while the session's address was still valid.
   */
  async isGivenUp({ id, demoRequestId, asked, begunAt }: VoiceAttemptEntity): Promise<boolean> {
    const [row] = await this.dataSource.query<[{ given_up: boolean }]>(
      `SELECT NOT EXISTS (SELECT FROM calls WHERE id = $1) AND ($3 > 0 OR EXISTS (
         SELECT FROM voice_attempts WHERE demo_request_id = $2 AND id <> $1 AND begun_at > $4)) AS given_up`,
      [id, demoRequestId, asked, begunAt],
    )
    return row.given_up
  }

  /**
   * The page's other sessions of the same request that may contain a part of the same conversation: later ones until
   * they are over, earlier ones until the provider has been asked twice.
   */
  async listOtherParts(manager: EntityManager, attemptId: string): Promise<{ id: string; isEarlier: boolean }[]> {
    return manager.query(
      `SELECT other.id, other.begun_at <= own.begun_at AS "isEarlier"
         FROM voice_attempts AS own
         JOIN voice_attempts AS other ON other.demo_request_id = own.demo_request_id AND other.id <> own.id
        WHERE own.id = $1 AND other.state = 'open' AND (other.begun_at > own.begun_at OR other.asked < $2)
          AND NOT EXISTS (SELECT FROM calls WHERE id IN (own.id, other.id))`,
      [attemptId, maxPollsOfEarlierPart],
    )
  }

  /** False if another job has asked meanwhile, or the end is known. */
  async markPolled(manager: EntityManager, id: string, pollsBefore: number): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE voice_attempts SET asked = asked + 1 WHERE id = $1 AND asked = $2 AND state = 'open'`,
      [id, pollsBefore],
    )
    return count === 1
  }

  async markUnknown(manager: EntityManager, id: string): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE voice_attempts SET state = 'unknown', asked = asked + 1 WHERE id = $1 AND state = 'open'`,
      [id],
    )
    return count === 1
  }
}
