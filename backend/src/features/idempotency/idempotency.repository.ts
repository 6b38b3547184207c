import { Injectable } from '@nestjs/common'
import { idempotencyHours } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { IdempotencyKeyEntity } from './idempotency-key.entity.js'

/** A request under way for longer was lost with its process: the server answers every request sooner. */
const lostAfterSecs = 120

type Claim = Pick<IdempotencyKeyEntity, 'id' | 'bodyHash' | 'claim'>

@Injectable()
export class IdempotencyRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** True if this request is the one that answers; false if there is an answer, or another request is under way. */
  async claim({ id, bodyHash, claim }: Claim): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO idempotency_keys AS known (id, body_hash, claim) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET body_hash = $2, claim = $3, answer = NULL, created_at = now()
         WHERE known.created_at < now() - make_interval(hours => $4)
            OR known.answer IS NULL AND known.created_at < now() - make_interval(secs => $5)
       RETURNING id`,
      [id, bodyHash, claim, idempotencyHours, lostAfterSecs],
    )
    return rows.length === 1
  }

  find(id: string): Promise<IdempotencyKeyEntity | null> {
    return this.dataSource.getRepository(IdempotencyKeyEntity).findOneBy({ id })
  }

  /** Inside the transaction of what was done. False if another request has taken over. */
  async storeAnswer(manager: EntityManager, { id, claim }: Claim, answer: object): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      'UPDATE idempotency_keys SET answer = $3 WHERE id = $1 AND claim = $2 AND answer IS NULL',
      [id, claim, answer],
    )
    return count === 1
  }

  /** Nothing was done: the key may be used again. */
  async release({ id, claim }: Claim): Promise<void> {
    await this.dataSource.query('DELETE FROM idempotency_keys WHERE id = $1 AND claim = $2 AND answer IS NULL', [
      id,
      claim,
    ])
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query('DELETE FROM idempotency_keys WHERE created_at < now() - make_interval(hours => $1)', [
      idempotencyHours,
    ])
  }
}
