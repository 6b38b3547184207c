import type { CombinedConversation, ExportQuery, PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byMoment, byNumber, byRequired, byText } from '../../database/pagination/page-order.js'
import { storableText } from '../../database/storable-text.js'
import { searchedText } from '../../database/searched-text.js'
import { combinedReportDays, coversVerified, linkId, linkState } from '../report-links/report-link.state.js'
import { CombinedReportConversationEntity } from './combined-report-conversation.entity.js'
import { CombinedReportEntity, type CombinedReportState } from './combined-report.entity.js'
import type { CombinedReportListRow } from './combined-report.mapper.js'

const state = linkState('r', combinedReportDays('r'))

/** Combined reports are made by hand, so their codes are few enough to be sorted. */
const shortCode = `(SELECT k.code FROM short_codes k
  WHERE k.target_kind = 'combined_report' AND k.target_id = ${linkId('r')} AND ${state} = 'open')`

/** As JSON: a row of the list holds up to 50. */
const conversations = `(
  SELECT coalesce(json_agg(json_build_object('id', c.id, 'recipient_name', d.recipient_name) ORDER BY rc.position), '[]')
  FROM combined_report_conversations rc
  JOIN conversations c ON c.id = rc.conversation_id
  LEFT JOIN demo_requests d ON d.id = c.demo_request_id
  WHERE rc.combined_report_id = r.id)`

const list: PagedList = {
  select: `r.id, r.state, r.prompt, r.conversation_count, r.generated_at, ${shortCode} AS short_code, ${state} AS link_state,
    ${conversations} AS conversations`,
  table: 'combined_reports r',
  alias: 'r',
  id: 'r.id',
  newest: 'r.created_at',
  sorts: {
    combined_report_id: byRequired('r.id', 'text'),
    generated_at: byMoment('r.generated_at'),
    conversation_count: byNumber('r.conversation_count'),
    prompt_used: byText('r.prompt'),
    short_code: byText(shortCode),
    status: byText('r.state'),
  },
  searched: {
    text: searchedText('combined_reports', 'r'),
    other: {
      column: 'r.id',
      text: String.raw`E'\n' || k.code`,
      query: (condition) => `SELECT c.id AS found FROM short_codes k JOIN combined_reports c
          ON c.id = coalesce(k.report_id, k.target_id) AND ${linkId('c')} = k.target_id
        WHERE k.target_kind = 'combined_report' AND ${condition} LIMIT 1000`,
    },
  },
}

/** A combined report as its readers get it. */
export interface ReadableRow extends Pick<CombinedReportEntity, 'id' | 'state' | 'content' | 'generatedAt'> {
  readonly isOpen: boolean
  readonly coversVerified: boolean
  readonly allowedReaders: readonly string[]
}

const byLink = `coalesce((SELECT id FROM combined_reports WHERE id = $1 AND link_id IS NULL),
  (SELECT id FROM combined_reports WHERE link_id = $1))`

/** The same steps with a report and without one: the response time does not reveal which it is. */
const readable = (id: string) => `
  SELECT r.id, r.state, r.generated_at AS "generatedAt", r.allowed_readers AS "allowedReaders",
    ${state} = 'open' AS "isOpen", ${coversVerified('r')} AS "coversVerified",
    CASE WHEN $2::boolean OR ${state} = 'open' THEN r.content END AS content
  FROM (SELECT ${id} AS id) AS asked LEFT JOIN combined_reports r ON r.id = coalesce(asked.id, '')`

export interface CoveredConversation extends CombinedConversation {
  started_at: Date
}

@Injectable()
export class CombinedReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  readPage(query: PageQuery): Promise<Page<CombinedReportListRow>> {
    return readPage(this.dataSource, list, query)
  }

  readBatches(query: ExportQuery): AsyncGenerator<readonly CombinedReportListRow[]> {
    return readBatches(this.dataSource, list, query)
  }

  find(id: string): Promise<CombinedReportEntity | null> {
    return this.dataSource.getRepository(CombinedReportEntity).findOneBy({ id: storableText(id) })
  }

  /** By the id in its address, in every state of its link. */
  findByLink(linkId: string): Promise<ReadableRow | null> {
    return this.findReadable(byLink, [linkId, false])
  }

  /** By its own id, too. */
  findForAdmin(id: string): Promise<ReadableRow | null> {
    return this.findReadable(`coalesce((SELECT id FROM combined_reports WHERE id = $1), ${byLink})`, [id, true])
  }

  private async findReadable(query: string, [id, isAdmin]: [string, boolean]): Promise<ReadableRow | null> {
    const [row] = await this.dataSource.query<[ReadableRow | { id: null }]>(readable(query), [
      storableText(id),
      isAdmin,
    ])
    return row.id === null ? null : row
  }

  async findState(id: string): Promise<CombinedReportState | null> {
    const rows: Pick<CombinedReportEntity, 'state'>[] = await this.dataSource.query(
      'SELECT state FROM combined_reports WHERE id = $1',
      [id],
    )
    return rows[0]?.state ?? null
  }

  async insert(manager: EntityManager, id: string, prompt: string, conversationIds: readonly string[]): Promise<void> {
    await manager.insert(CombinedReportEntity, { id, prompt, conversationCount: conversationIds.length })
    await manager.insert(
      CombinedReportConversationEntity,
      conversationIds.map((conversationId, index) => ({ combinedReportId: id, position: index + 1, conversationId })),
    )
  }

  /** In the order of the report. */
  listConversations(id: string): Promise<CoveredConversation[]> {
    return this.dataSource.query(
      `SELECT c.id, d.recipient_name, c.started_at
       FROM combined_report_conversations rc
       JOIN conversations c ON c.id = rc.conversation_id
       LEFT JOIN demo_requests d ON d.id = c.demo_request_id
       WHERE rc.combined_report_id = $1
       ORDER BY rc.position`,
      [id],
    )
  }

  async listConversationIds(id: string): Promise<string[]> {
    const rows: { conversation_id: string }[] = await this.dataSource.query(
      'SELECT conversation_id FROM combined_report_conversations WHERE combined_report_id = $1 ORDER BY position',
      [id],
    )
    return rows.map((row) => row.conversation_id)
  }

  /** Keeps the first content: a try that was presumed dead and finishes later changes nothing. */
  async write(manager: EntityManager, id: string, content: string): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE combined_reports SET state = 'written', content = $2, generated_at = now()
       WHERE id = $1 AND state <> 'written'`,
      [id, content],
    )
    return count === 1
  }

  async markFailed(id: string): Promise<void> {
    await this.dataSource.query(`UPDATE combined_reports SET state = 'failed' WHERE id = $1 AND state = 'preparing'`, [
      id,
    ])
  }
}
