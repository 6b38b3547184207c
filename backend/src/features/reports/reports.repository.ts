import { Injectable } from '@nestjs/common'
import type { ExportQuery, PageQuery } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byMoment, byRequired, byText } from '../../database/pagination/page-order.js'
import { prepared } from '../../database/prepared.js'
import { storableText } from '../../database/storable-text.js'
import { searchedText } from '../../database/searched-text.js'
import { linkState } from '../report-links/report-link.state.js'
import { ReportEntity } from './report.entity.js'
import type { ReportListRow } from './report.mapper.js'
import { ReportVersionEntity } from './report-version.entity.js'
import { verdictsOf } from './verdicts-of.js'

const days = `(SELECT s.report_days FROM demo_requests d JOIN scenarios s ON s.id = d.scenario_id
  WHERE d.id = r.demo_request_id)`

const list: PagedList = {
  select: `r.id, r.demo_request_id, r.recipient_name, r.recipient_phone, r.generated_at,
    ${linkState('r', days)} AS link_state`,
  table: 'reports r',
  alias: 'r',
  id: 'r.id',
  newest: 'r.created_at',
  sorts: {
    report_id: byRequired('r.id', 'text'),
    demo_request_id: byRequired('r.demo_request_id', 'text'),
    recipient_name: byText('r.recipient_name'),
    recipient_phone: byText('r.recipient_phone'),
    generated_at: byMoment('r.generated_at'),
  },
  searched: { text: searchedText('reports', 'r') },
}

/** A version to publish; `restoredFrom` names the version whose content it repeats. */
export interface NewVersion {
  readonly id: string
  readonly version: number
  readonly content: string
  readonly restoredFrom: number | null
}

@Injectable()
export class ReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  readPage(query: PageQuery): Promise<Page<ReportListRow>> {
    return readPage(this.dataSource, list, query)
  }

  readBatches(query: ExportQuery): AsyncGenerator<readonly ReportListRow[]> {
    return readBatches(this.dataSource, list, query)
  }

  async insert(
    manager: EntityManager,
    report: Pick<ReportEntity, 'id' | 'demoRequestId' | 'conversationId'>,
  ): Promise<void> {
    await manager.insert(ReportEntity, report)
  }

  find(id: string): Promise<ReportEntity | null> {
    return this.dataSource.getRepository(ReportEntity).findOneBy({ id: storableText(id) })
  }

  get(id: string): Promise<ReportEntity> {
    return this.dataSource.getRepository(ReportEntity).findOneByOrFail({ id })
  }

  findByDemoRequest(demoRequestId: string): Promise<ReportEntity | null> {
    return this.dataSource.getRepository(ReportEntity).findOneBy({ demoRequestId })
  }

  /** By way of the request, whose report has an index. */
  async findContent(conversationId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ content: string | null }[]>(
      `SELECT r.content FROM conversations c
       JOIN reports r ON r.demo_request_id = c.demo_request_id AND r.conversation_id = c.id WHERE c.id = $1`,
      [conversationId],
    )
    return row?.content ?? null
  }

  /** Locks the report until the caller's transaction ends: of two re-runs, one queues a job and the other joins it. */
  lockByDemoRequest(manager: EntityManager, demoRequestId: string): Promise<ReportEntity | null> {
    return manager.findOne(ReportEntity, { where: { demoRequestId }, lock: { mode: 'pessimistic_write' } })
  }

  /** Locks the report until the caller's transaction ends. */
  lock(manager: EntityManager, id: string): Promise<ReportEntity | null> {
    return manager.findOne(ReportEntity, { where: { id: storableText(id) }, lock: { mode: 'pessimistic_write' } })
  }

  async want(manager: EntityManager, id: string, wantedVersion: number): Promise<void> {
    await manager.update(ReportEntity, { id }, { wantedVersion })
  }

  /** Stores the version and publishes it. False if it exists already. */
  async writeVersion(manager: EntityManager, { id, version, content, restoredFrom }: NewVersion): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      prepared(
        `WITH published AS (
           UPDATE reports SET version = $2, content = $3, goals = $4, generated_at = now()
           WHERE id = $1 AND version = $2 - 1 AND erased_at IS NULL RETURNING id)
         INSERT INTO report_versions (report_id, version, content, restored_from)
         SELECT id, $2, $3, $5 FROM published RETURNING report_id`,
      ),
      [id, version, content, verdictsOf(content), restoredFrom],
    )
    return rows.length === 1
  }

  /** Newest first. */
  listVersions(reportId: string): Promise<ReportVersionEntity[]> {
    return this.dataSource.getRepository(ReportVersionEntity).find({ where: { reportId }, order: { version: 'DESC' } })
  }

  findVersion(
    reportId: string,
    version: number,
    manager = this.dataSource.manager,
  ): Promise<ReportVersionEntity | null> {
    return manager.findOneBy(ReportVersionEntity, { reportId, version })
  }

  /** Gives up a version that could not be written: callers that wait for it get an error. */
  async markFailed(manager: EntityManager, id: string, version: number): Promise<void> {
    await manager.query('UPDATE reports SET wanted_version = version WHERE id = $1 AND version < $2', [id, version])
  }
}
