import { Injectable } from '@nestjs/common'
import { In, type EntityManager } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import type { ContactStatus } from './contact-status.js'
import { OptOutEntity } from './opt-out.entity.js'

@Injectable()
export class OptOutsRepository {
  /** An opt-out keeps its first words: a second STOP changes nothing. */
  async insertOnce(
    manager: EntityManager,
    { phone, words, source }: Omit<OptOutEntity, 'optedOutAt'>,
    hash: string,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO opt_outs (phone, words, source) SELECT $1, $2, $3
       WHERE NOT EXISTS (SELECT FROM opt_outs WHERE phone = $4) ON CONFLICT (phone) DO NOTHING`,
      [phone, words, source, hash],
    )
  }

  async delete(manager: EntityManager, forms: readonly string[]): Promise<void> {
    await manager.delete(OptOutEntity, { phone: In([...forms]) })
  }

  /** One query reads both, because processing a reply moves it from one to the other. */
  async findContactStatus(manager: EntityManager, phone: string, hash: string): Promise<ContactStatus> {
    const [row] = await manager.query<[{ status: ContactStatus }]>(
      prepared(
        `SELECT CASE
           WHEN EXISTS (SELECT FROM opt_outs WHERE phone IN ($1, $2)) THEN 'stopped'
           WHEN EXISTS (SELECT FROM incoming_sms WHERE phone = $1 AND handled_at IS NULL
                          AND received_at > now() - interval '1 minute') THEN 'reply_pending'
           ELSE 'open' END AS status`,
      ),
      [phone, hash],
    )
    return row.status
  }

  /** The given numbers, or hashes, that are listed. */
  async listOf(manager: EntityManager, phones: readonly string[]): Promise<string[]> {
    const rows = await manager.query<{ phone: string }[]>('SELECT phone FROM opt_outs WHERE phone = ANY($1)', [phones])
    return rows.map(({ phone }) => phone)
  }
}
