import type { PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { searchLines } from '../../database/migrations/search-lines.js'
import { readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byNumber, byRequired } from '../../database/pagination/page-order.js'
import { BatchEntity } from './batch.entity.js'
import type { BatchListRow } from './batch.mapper.js'

/** Rows that are looked up by a search's index. A text in more of them is looked for in each batch, up to its first row. */
const mostRows = 4_000

const foundByPeople = (condition: string) => `
  WITH first AS MATERIALIZED (SELECT r.batch_id FROM batch_rows r WHERE ${condition} LIMIT ${mostRows + 1})
  SELECT DISTINCT batch_id AS found FROM first WHERE (SELECT count(*) FROM first) <= ${mostRows}
  UNION ALL
  SELECT b.id FROM batches b WHERE (SELECT count(*) FROM first) > ${mostRows}
    AND EXISTS (SELECT FROM batch_rows r WHERE r.batch_id = b.id AND ${condition} OFFSET 0)`

/** Batches are few, one for each file or afternoon; their rows are many, and are searched for people. */
const list: PagedList = {
  select: `b.id, b.created_at, b.updated_at, b.created_by AS admin_id, a.email AS created_by, s.title AS scenario_title,
    b.row_count, b.created_count, b.failed_count`,
  table: 'batches b',
  alias: 'b',
  joins: 'LEFT JOIN admins a ON a.id = b.created_by LEFT JOIN scenarios s ON s.id = b.scenario_id',
  id: 'b.id',
  newest: 'b.created_at',
  sorts: {
    created_at: byRequired('b.created_at', 'timestamptz'),
    updated_at: byRequired('b.updated_at', 'timestamptz'),
    row_count: byNumber('b.row_count'),
    created_count: byNumber('b.created_count'),
    failed_count: byNumber('b.failed_count'),
  },
  searched: {
    text: searchLines('b.id'),
    other: {
      column: 'b.id',
      text: searchLines('r.recipient_name', 'r.manager_name', 'r.recipient_phone', 'r.manager_phone'),
      query: foundByPeople,
    },
  },
}

/** The batches, without their rows. */
@Injectable()
export class BatchesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Without batches that are empty. */
  readPage(query: PageQuery): Promise<Page<BatchListRow>> {
    return readPage(this.dataSource, list, query, [{ condition: 'b.row_count > 0' }])
  }

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<BatchEntity | null> {
    return manager.findOneBy(BatchEntity, { id })
  }

  /** Locks the batch, before any of its rows. */
  lock(manager: EntityManager, id: string): Promise<BatchEntity | null> {
    return manager.findOne(BatchEntity, { where: { id }, lock: { mode: 'pessimistic_write' } })
  }

  async insert(
    manager: EntityManager,
    batch: Pick<BatchEntity, 'id' | 'savedByPage' | 'scenarioId' | 'createdBy'>,
  ): Promise<void> {
    await manager.insert(BatchEntity, batch)
  }

  /** The next revision. */
  async raiseRevision(
    manager: EntityManager,
    { id, savedByPage, scenarioId }: Pick<BatchEntity, 'id' | 'savedByPage' | 'scenarioId'>,
  ): Promise<number> {
    const [[row]] = await manager.query<[[{ revision: number }], number]>(
      `UPDATE batches SET revision = revision + 1, saved_by_page = $2, scenario_id = $3 WHERE id = $1 RETURNING revision`,
      [id, savedByPage, scenarioId],
    )
    return row.revision
  }

  async countRows(manager: EntityManager, id: string): Promise<void> {
    await manager.query(
      `UPDATE batches SET updated_at = now(), (row_count, created_count, failed_count) = (
         SELECT count(*) FILTER (WHERE concat(manager_name, manager_phone, recipient_name, recipient_phone) <> ''),
           count(*) FILTER (WHERE status = 'success'), count(*) FILTER (WHERE status = 'error')
         FROM batch_rows WHERE batch_id = $1) WHERE id = $1`,
      [id],
    )
  }
}
