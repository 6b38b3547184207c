import type { CombinedConversation, ExportQuery, PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { searchLines } from '../../database/migrations/search-lines.js'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byMoment, byNumber, byRequired, byText } from '../../database/pagination/page-order.js'
import { storableText } from '../../database/storable-text.js'
import { CombinedReportConversationEntity } from './combined-report-conversation.entity.js'
import { CombinedReportEntity, type CombinedReportState } from './combined-report.entity.js'
import type { CombinedReportListRow } from './combined-report.mapper.js'

/** Combined reports are made by hand, so their codes are few enough to be sorted. */
const shortCode = `(SELECT k.code FROM short_codes k WHERE k.target_kind = 'combined_report' AND k.target_id = r.id)`

/** As JSON: a row of the list holds up to 50. */
const conversations = `(
  SELECT coalesce(json_agg(json_build_object('id', c.id, 'recipient_name', d.recipient_name) ORDER BY rc.position), '[]')
  FROM combined_report_conversations rc
  JOIN conversations c ON c.id = rc.conversation_id
  LEFT JOIN demo_requests d ON d.id = c.demo_request_id
  WHERE rc.combined_report_id = r.id)`

const list: PagedList = {
  select: `r.id, r.state, r.prompt, r.conversation_count, r.generated_at, ${shortCode} AS short_code,
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
    text: searchLines('r.prompt', 'r.id'),
    other: {
      column: 'r.id',
      query: `SELECT target_id AS found FROM short_codes
        WHERE target_kind = 'combined_report' AND code ILIKE $1 LIMIT 1000`,
    },
  },
}

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
