import { Injectable } from '@nestjs/common'
import {
  demoRefusalTexts,
  type DemoRequestExportQuery,
  type DemoRequestQuery,
  type DemoRequestRow,
  type DemoRequestState,
} from '@clarity/contracts'
import type { EntityManager } from 'typeorm'
import type { Page } from '../../database/pagination/page.js'
import { NotFound } from '../../http/failures.js'
import type { ScenarioEntity } from '../scenarios/scenario.entity.js'
import { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import { WebhookEventsService } from '../webhooks/webhook-events.service.js'
import type { DemoRequestEntity } from './demo-request.entity.js'
import { toDemoRequestRow, type DemoRequestListRow } from './demo-request.mapper.js'
import { canTransition } from './demo-request.state.js'
import { DemoRequestsRepository } from './demo-requests.repository.js'

export interface Demo {
  readonly request: DemoRequestEntity
  readonly scenario: ScenarioEntity
}

/** The demo requests and their transitions. */
@Injectable()
export class DemoRequestsService {
  constructor(
    private readonly repository: DemoRequestsRepository,
    private readonly smsMessages: SmsMessagesService,
    private readonly webhooks: WebhookEventsService,
  ) {}

  async listPage(query: DemoRequestQuery): Promise<Page<DemoRequestRow>> {
    const page = await this.repository.readPage(query)
    return { ...page, rows: page.rows.map((row) => this.toRow(row)) }
  }

  /** Every row that the query finds, batch by batch, for an export. */
  async *listAll(query: DemoRequestExportQuery): AsyncGenerator<readonly DemoRequestRow[]> {
    for await (const rows of this.repository.readBatches(query)) yield rows.map((row) => this.toRow(row))
  }

  /** The request as the list shows it. */
  async getRow(id: string): Promise<DemoRequestRow> {
    const row = await this.repository.findRow(id)
    if (!row) throw new NotFound(demoRefusalTexts.unknownRequest)
    return this.toRow(row)
  }

  /** Inside a transaction, pass its manager: a second connection could wait for the first indefinitely. */
  find(id: string, manager?: EntityManager): Promise<DemoRequestEntity | null> {
    return this.repository.find(id, manager)
  }

  /** Locks the request until the caller's transaction ends. Rows that belong to it are only locked after it. */
  lock(manager: EntityManager, id: string): Promise<DemoRequestEntity | null> {
    return this.repository.lock(manager, id)
  }

  async get(id: string): Promise<DemoRequestEntity> {
    const request = await this.find(id)
    if (!request) throw new NotFound(demoRefusalTexts.notFound)
    return request
  }

  /** Inserts a new request. */
  async insert(manager: EntityManager, request: DemoRequestEntity): Promise<void> {
    await this.repository.insert(manager, request)
    await this.publish(manager, request.id, null, request.state)
  }

  /** Changes the request's state and records the cause. Returns false and changes nothing if it is not allowed. */
  async advance(manager: EntityManager, id: string, to: DemoRequestState, cause: string): Promise<boolean> {
    const request = await this.repository.lock(manager, id)
    return request !== null && this.advanceLocked(manager, request, to, cause)
  }

  /** True if an admin stopped the request, which opts no phone out. */
  isStopped(id: string): Promise<boolean> {
    return this.repository.isStopped(id)
  }

  /**
   * Records that the conversation of a locked request is over; false if its state does not allow it. After a STOP, only
   * a conversation that began before it counts.
   */
  async complete(manager: EntityManager, request: DemoRequestEntity, startedAt: Date): Promise<boolean> {
    const { id, state } = request
    // The state is left only by completing, and a request completes once.
    const isOptedOut = state === 'opted_out' && (await this.repository.isOptedOutBefore(manager, id, startedAt))
    return !isOptedOut && this.advanceLocked(manager, request, 'completed', 'the conversation is over')
  }

  private async advanceLocked(
    manager: EntityManager,
    { id, state }: DemoRequestEntity,
    to: DemoRequestState,
    cause: string,
  ): Promise<boolean> {
    if (!canTransition(state, to)) return false
    await this.repository.recordTransition(manager, id, { from: state, to, cause })
    await this.publish(manager, id, state, to)
    return true
  }

  private toRow(row: DemoRequestListRow): DemoRequestRow {
    return toDemoRequestRow(row, (error) => this.smsMessages.explain(error))
  }

  private publish(
    manager: EntityManager,
    id: string,
    from: DemoRequestState | null,
    state: DemoRequestState,
  ): Promise<void> {
    return this.webhooks.publish(manager, 'request.changed', { request_id: id, from_state: from, state })
  }
}
