import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { readUnknown, type UnknownOutcomes } from '../../database/read-unknown.js'
import type { EndedAttempt } from './finished-conversation.js'
import { VoiceAttemptEntity } from './voice-attempt.entity.js'

@Injectable()
export class VoiceAttemptsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<VoiceAttemptEntity | null> {
    return this.dataSource.getRepository(VoiceAttemptEntity).findOneBy({ id })
  }

  listUnknown(limit: number): Promise<UnknownOutcomes> {
    const table = 'voice_attempts'
    const rows = { table, since: 'begun_at', phone: 'NULL', kind: 'conversation', isStillAsked: false } as const
    return readUnknown(this.dataSource, rows, limit)
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

  /** False where no such attempt is open, or none is known yet. */
  async markEnded(manager: EntityManager, { id, providerIds }: EndedAttempt): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE voice_attempts SET state = 'ended' WHERE (id = $1 OR provider_id = ANY($2)) AND state <> 'ended'`,
      [id, providerIds],
    )
    return count > 0
  }

  /** False where somebody else has asked meanwhile, or its end is known. */
  async markAsked(manager: EntityManager, id: string, askedBefore: number): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE voice_attempts SET asked = asked + 1 WHERE id = $1 AND asked = $2 AND state = 'open'`,
      [id, askedBefore],
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
