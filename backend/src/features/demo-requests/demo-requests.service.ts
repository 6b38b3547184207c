import { Injectable } from '@nestjs/common'
import { demoRefusalTexts, type DemoRequestState, type PageQuery } from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import type { Page } from '../../database/pagination/page.js'
import { NotFound } from '../../http/failures.js'
import type { ScenarioEntity } from '../scenarios/scenario.entity.js'
import type { DemoRequestEntity } from './demo-request.entity.js'
import type { DemoRequestListRow } from './demo-request.mapper.js'
import { mayBecome } from './demo-request.state.js'
import { DemoRequestsRepository } from './demo-requests.repository.js'

export interface Demo {
  readonly request: DemoRequestEntity
  readonly scenario: ScenarioEntity
}

/** The demo requests that there are, and how each moves on. */
@Injectable()
export class DemoRequestsService {
  constructor(private readonly repository: DemoRequestsRepository) {}

  listPage(query: PageQuery): Promise<Page<DemoRequestListRow>> {
    return this.repository.readPage(query)
  }

  /** Inside a transaction its manager must be given: a second connection could wait for the first for ever. */
  find(id: string, manager?: EntityManager): Promise<DemoRequestEntity | null> {
    return this.repository.find(id, manager)
  }

  /** The request, held until the caller's transaction ends. Rows that belong to it are only held after it. */
  lock(manager: EntityManager, id: string): Promise<DemoRequestEntity | null> {
    return this.repository.lock(manager, id)
  }

  async get(id: string): Promise<DemoRequestEntity> {
    const request = await this.find(id)
    if (!request) throw new NotFound(demoRefusalTexts.notFound)
    return request
  }

  /** Moves the request on, with the cause that its history keeps. False, and nothing is changed, where it may not. */
  async advance(manager: EntityManager, id: string, to: DemoRequestState, cause: string): Promise<boolean> {
    const request = await this.repository.lock(manager, id)
    if (!request || !mayBecome(request.state, to)) return false
    await this.repository.recordTransition(manager, id, { from: request.state, to, cause })
    return true
  }

  /**
   * Notes that the conversation is over; false where the request's state wants none. After a STOP only one that had begun
   * before it counts.
   */
  async complete(manager: EntityManager, id: string, startedAt: Date): Promise<boolean> {
    if (await this.repository.isOptedOutBefore(manager, id, startedAt)) return false
    return this.advance(manager, id, 'completed', 'the conversation is over')
  }
}
