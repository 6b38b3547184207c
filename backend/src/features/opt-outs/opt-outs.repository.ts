import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { OptOutEntity } from './opt-out.entity.js'

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

  has(manager: EntityManager, phone: string): Promise<boolean> {
    return manager.existsBy(OptOutEntity, { phone })
  }
}
