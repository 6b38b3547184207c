import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { ErasureEntity } from './erasure.entity.js'

@Injectable()
export class ErasuresRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string): Promise<ErasureEntity | null> {
    return this.dataSource.getRepository(ErasureEntity).findOneBy({ id: storableText(id) })
  }

  /** Newest first. */
  list(): Promise<ErasureEntity[]> {
    return this.dataSource.getRepository(ErasureEntity).find({ order: { createdAt: 'DESC', id: 'DESC' }, take: 1000 })
  }

  async insert(
    manager: EntityManager,
    { id, rows, suppressed, requestedBy }: Omit<ErasureEntity, 'createdAt'>,
  ): Promise<void> {
    await manager.query('INSERT INTO erasures (id, rows, suppressed, requested_by) VALUES ($1, $2, $3, $4)', [
      id,
      JSON.stringify(rows),
      suppressed,
      requestedBy,
    ])
  }
}
