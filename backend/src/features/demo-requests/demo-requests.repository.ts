import { Injectable } from '@nestjs/common'
import {
  invitationTemplates,
  type DemoRequestExportQuery,
  type DemoRequestQuery,
  type DemoRequestState,
} from '@clarity/contracts'
import { DataSource, In, type EntityManager } from 'typeorm'
import { readBatches, readPage, type Page } from '../../database/pagination/page.js'
import { prepared } from '../../database/prepared.js'
import { storableText } from '../../database/storable-text.js'
import { DemoRequestEntity } from './demo-request.entity.js'
import { demoRequestFilters } from './demo-request-filters.js'
import { demoRequestList } from './demo-request-list.js'
import type { DemoRequestListRow } from './demo-request.mapper.js'
import { stoppedCause } from './demo-request.state.js'

@Injectable()
export class DemoRequestsRepository {
  constructor(private readonly dataSource: DataSource) {}

  readPage(query: DemoRequestQuery): Promise<Page<DemoRequestListRow>> {
    return readPage(this.dataSource, demoRequestList, query, demoRequestFilters(query))
  }

  readBatches(query: DemoRequestExportQuery): AsyncGenerator<readonly DemoRequestListRow[]> {
    return readBatches(this.dataSource, demoRequestList, query, demoRequestFilters(query))
  }

  /** One row of the list; null if there is no such request. */
  async findRow(id: string): Promise<DemoRequestListRow | null> {
    const rows = await this.dataSource.query<DemoRequestListRow[]>(
      `SELECT ${demoRequestList.select} FROM ${demoRequestList.table} ${demoRequestList.joins} WHERE d.id = $1`,
      [storableText(id)],
    )
    return rows[0] ?? null
  }

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<DemoRequestEntity | null> {
    return manager.findOneBy(DemoRequestEntity, { id: storableText(id) })
  }

  async insert(manager: EntityManager, request: Omit<DemoRequestEntity, 'createdAt'>): Promise<void> {
    await manager.insert(DemoRequestEntity, request)
  }

  /** Locks the row until the caller's transaction ends, which serializes its transitions. */
  lock(manager: EntityManager, id: string): Promise<DemoRequestEntity | null> {
    return manager.findOne(DemoRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  /**
   * The request that a reply from this phone answers: the open one that texted the phone last, as recipient or as
   * manager. One whose invitation seems to have failed is only used if there is no other. An SMS can be answered before
   * its own job has recorded that it was sent, so an attempt is enough.
   */
  async findMeant(manager: EntityManager, phone: string): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM (
         SELECT id, state, created_at, coalesce((
             SELECT max(coalesce(waits_until, created_at)) FROM sms_messages
             WHERE demo_request_id = request.id AND phone = $1 AND template = ANY ($2)), created_at) AS asked_at
         FROM demo_requests AS request
         WHERE recipient_phone = $1 AND (
           state IN ('invited', 'confirmed', 'calling', 'call_failed', 'in_conversation', 'invitation_failed')
           OR (state = 'requested' AND EXISTS (
             SELECT FROM sms_messages WHERE demo_request_id = request.id AND phone = $1 AND attempt > 0)))
         UNION ALL
         SELECT request.id, request.state, request.created_at, coalesce(waits_until, question.created_at)
         FROM demo_requests AS request JOIN sms_messages AS question ON question.demo_request_id = request.id
         WHERE manager_phone = $1 AND request.state = 'awaiting_manager'
           AND question.template = 'manager_question' AND attempt > 0
       ) AS asked
       ORDER BY state = 'invitation_failed', asked_at DESC, created_at DESC, id DESC LIMIT 1`,
      [phone, invitationTemplates],
    )
    return rows[0]?.id ?? null
  }

  /**
   * The recipient's requests in these states, and those that await this manager. Ordered by id, because transactions
   * that lock them in different orders could deadlock.
   */
  async listIdsByPhone(manager: EntityManager, phone: string, states: DemoRequestState[]): Promise<string[]> {
    const rows = await manager.find(DemoRequestEntity, {
      select: { id: true },
      where: [
        { recipientPhone: phone, state: In(states) },
        { managerPhone: phone, state: 'awaiting_manager' },
      ],
      order: { id: 'ASC' },
    })
    return rows.map(({ id }) => id)
  }

  /** The invitations of a request: the first one, and those that were sent again. */
  async countInvitations(manager: EntityManager, id: string): Promise<number> {
    const [{ count }] = await manager.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM sms_messages WHERE demo_request_id = $1 AND template = ANY($2)',
      [id, invitationTemplates],
    )
    return count
  }

  async isOptedOutBefore(manager: EntityManager, id: string, time: Date): Promise<boolean> {
    const [{ was }] = await manager.query<[{ was: boolean }]>(
      `SELECT EXISTS (SELECT FROM demo_request_transitions
         WHERE demo_request_id = $1 AND to_state = 'opted_out' AND at <= $2) AS was`,
      [id, time],
    )
    return was
  }

  async isStopped(id: string): Promise<boolean> {
    const [{ is }] = await this.dataSource.query<[{ is: boolean }]>(
      'SELECT EXISTS (SELECT FROM demo_request_transitions WHERE demo_request_id = $1 AND cause = $2) AS is',
      [id, stoppedCause],
    )
    return is
  }

  async noteWait(manager: EntityManager, id: string, waitUntil: Date | null): Promise<void> {
    await manager.update(DemoRequestEntity, { id }, { waitUntil })
  }

  async recordTransition(
    manager: EntityManager,
    id: string,
    { from, to, cause }: { from: DemoRequestState; to: DemoRequestState; cause: string },
  ): Promise<void> {
    await manager.query(
      prepared(
        `WITH changed AS (UPDATE demo_requests SET state = $3 WHERE id = $1)
         INSERT INTO demo_request_transitions (demo_request_id, from_state, to_state, cause) VALUES ($1, $2, $3, $4)`,
      ),
      [id, from, to, cause],
    )
  }
}
