import { Injectable } from '@nestjs/common'
import type { DemoRequestState, PageQuery } from '@clarity/contracts'
import { DataSource, In, type EntityManager } from 'typeorm'
import { readPage, type Page } from '../../database/page.js'
import { storableText } from '../../database/storable-text.js'
import { DemoRequestEntity } from './demo-request.entity.js'
import { demoRequestList } from './demo-request-list.js'
import type { DemoRequestListRow } from './demo-request.mapper.js'

@Injectable()
export class DemoRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  readPage(query: PageQuery): Promise<Page<DemoRequestListRow>> {
    return readPage(this.dataSource, demoRequestList, query)
  }

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

  /**
   * The request that a reply from this phone means: the newest that is neither over nor still unseen; one whose
   * invitation seems to have failed only where there is no other. An SMS can be answered before its own job has noted
   * that it went out, so an attempt is enough.
   */
  async findMeant(manager: EntityManager, phone: string): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM demo_requests AS request
       WHERE recipient_phone = $1 AND (
         state IN ('invited', 'confirmed', 'calling', 'call_failed', 'in_conversation', 'invitation_failed')
         OR (state = 'requested' AND EXISTS (
           SELECT FROM sms_messages WHERE demo_request_id = request.id AND phone = $1 AND attempt > 0)))
       ORDER BY state = 'invitation_failed', created_at DESC, id DESC LIMIT 1`,
      [phone],
    )
    return rows[0]?.id ?? null
  }

  /** In the order of their ids, so that two who hold them all never wait for each other. */
  async listIdsByRecipient(manager: EntityManager, phone: string, states: DemoRequestState[]): Promise<string[]> {
    const rows = await manager.find(DemoRequestEntity, {
      select: { id: true },
      where: { recipientPhone: phone, state: In(states) },
      order: { id: 'ASC' },
    })
    return rows.map(({ id }) => id)
  }

  async isOptedOutBefore(manager: EntityManager, id: string, time: Date): Promise<boolean> {
    const [{ was }] = await manager.query<[{ was: boolean }]>(
      `SELECT EXISTS (SELECT FROM demo_request_transitions
         WHERE demo_request_id = $1 AND to_state = 'opted_out' AND at <= $2) AS was`,
      [id, time],
    )
    return was
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
