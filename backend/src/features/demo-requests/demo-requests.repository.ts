import { Injectable } from '@nestjs/common'
import type { DemoRequestState } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { storableText } from '../../database/storable-text.js'
import { DemoRequestEntity } from './demo-request.entity.js'

@Injectable()
export class DemoRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<DemoRequestEntity | null> {
    return manager.findOneBy(DemoRequestEntity, { id: storableText(id) })
  }

  async insert(manager: EntityManager, request: Omit<DemoRequestEntity, 'createdAt'>): Promise<void> {
    await manager.insert(DemoRequestEntity, request)
  }

  /** The row, held until the caller's transaction ends, so that transitions happen one after the other. */
  lock(manager: EntityManager, id: string): Promise<DemoRequestEntity | null> {
    return manager.findOne(DemoRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  async recordTransition(
    manager: EntityManager,
    id: string,
    { from, to, cause }: { from: DemoRequestState; to: DemoRequestState; cause: string },
  ): Promise<void> {
    await manager.update(DemoRequestEntity, { id }, { state: to })
    await manager.query(
      'INSERT INTO demo_request_transitions (demo_request_id, from_state, to_state, cause) VALUES ($1, $2, $3, $4)',
      [id, from, to, cause],
    )
  }
}
