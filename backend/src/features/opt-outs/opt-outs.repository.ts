import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { OptOutEntity } from './opt-out.entity.js'

/** `unheard`: it has texted something within the last minute that nobody has read yet, and that may be a STOP. */
export type PhoneWish = 'open' | 'unheard' | 'stopped'

@Injectable()
export class OptOutsRepository {
  /** The first words stand: a later STOP changes nothing. */
  async insertOnce(manager: EntityManager, { phone, words, source }: Omit<OptOutEntity, 'optedOutAt'>): Promise<void> {
    await manager.query(
      'INSERT INTO opt_outs (phone, words, source) VALUES ($1, $2, $3) ON CONFLICT (phone) DO NOTHING',
      [phone, words, source],
    )
  }

  async delete(manager: EntityManager, phone: string): Promise<void> {
    await manager.delete(OptOutEntity, { phone })
  }

  /** One look at both: what was heard meanwhile is either still waiting in it or has had its effect. */
  async findWish(manager: EntityManager, phone: string): Promise<PhoneWish> {
    const [row] = await manager.query<[{ wish: PhoneWish }]>(
      `SELECT CASE
         WHEN EXISTS (SELECT FROM opt_outs WHERE phone = $1) THEN 'stopped'
         WHEN EXISTS (SELECT FROM incoming_sms WHERE phone = $1 AND handled_at IS NULL
                        AND received_at > now() - interval '1 minute') THEN 'unheard'
         ELSE 'open' END AS wish`,
      [phone],
    )
    return row.wish
  }

  async listOf(manager: EntityManager, phones: readonly string[]): Promise<string[]> {
    const rows = await manager.query<{ phone: string }[]>('SELECT phone FROM opt_outs WHERE phone = ANY($1)', [phones])
    return rows.map(({ phone }) => phone)
  }

  has(manager: EntityManager, phone: string): Promise<boolean> {
    return manager.existsBy(OptOutEntity, { phone })
  }
}
