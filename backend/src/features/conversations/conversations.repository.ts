import type { ExportQuery, PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byRequired, byText } from '../../database/pagination/page-order.js'
import { prepared } from '../../database/prepared.js'
import { storableJson, storableText } from '../../database/storable-text.js'
import { newId } from '../../identifiers/new-id.js'
import { byScenarioTitle, searchedTitles } from '../../database/pagination/by-scenario.js'
import { searchedText } from '../../database/searched-text.js'
import { ConversationEntity } from './conversation.entity.js'
import type { ConversationRow, ConversationToReportRow, TranscriptRow } from './conversation.mapper.js'
import type { ConversationToRecord } from './conversation-to-record.js'

/** Deleted scenarios are not filtered out: their conversations keep them. */
const withRequest = `conversations c
  LEFT JOIN demo_requests d ON d.id = c.demo_request_id
  LEFT JOIN scenarios s ON s.id = d.scenario_id`

const list: PagedList = {
  select: `c.id, c.created_at, s.title AS scenario_title, c.recipient_name, c.manager_name, c.recipient_phone,
    c.manager_phone`,
  table: 'conversations c',
  alias: 'c',
  joins: 'LEFT JOIN scenarios s ON s.id = c.scenario_id',
  id: 'c.id',
  newest: 'c.created_at',
  sorts: {
    id: byRequired('c.id', 'text'),
    created_at: byRequired('c.created_at', 'timestamptz'),
    scenario_title: byScenarioTitle('c.scenario_id', `(SELECT id, title FROM scenarios UNION ALL SELECT '', NULL) s`),
    recipient_name: byText('c.recipient_name'),
    manager_name: byText('c.manager_name'),
    recipient_phone: byText('c.recipient_phone'),
    manager_phone: byText('c.manager_phone'),
  },
  searched: {
    text: searchedText('conversations', 'c'),
    other: searchedTitles('c.scenario_id'),
  },
}

@Injectable()
export class ConversationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  readPage(query: PageQuery): Promise<Page<ConversationRow>> {
    return readPage(this.dataSource, list, query)
  }

  readBatches(query: ExportQuery): AsyncGenerator<readonly ConversationRow[]> {
    return readBatches(this.dataSource, list, query)
  }

  find(id: string): Promise<ConversationEntity | null> {
    return this.dataSource.getRepository(ConversationEntity).findOneBy({ id })
  }

  /** The new row's id; null if the conversation is already stored or, if it is to count, another one counts already. */
  async insert(manager: EntityManager, finished: ConversationToRecord, counts: boolean): Promise<string | null> {
    const rows: { id: string }[] = await manager.query(
      prepared(
        `INSERT INTO conversations
           (id, demo_request_id, provider, provider_conversation_id, counts, started_at, duration_secs, transcript)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
      ),
      [
        newId(),
        finished.demoRequestId,
        finished.provider,
        storableText(finished.providerConversationId),
        counts,
        finished.startedAt,
        finished.durationSecs,
        storableJson(finished.transcript),
      ],
    )
    return rows[0]?.id ?? null
  }

  /** With what readers of its report get, if it has one. */
  async findTranscript(id: string): Promise<TranscriptRow | null> {
    const [row] = await this.dataSource.query<TranscriptRow[]>(
      `SELECT s.title, s.language, d.recipient_name, d.manager_name, c.started_at, c.transcript, r.content AS report
       FROM ${withRequest} LEFT JOIN reports r ON r.demo_request_id = c.demo_request_id AND r.conversation_id = c.id
       WHERE c.id = $1`,
      [storableText(id)],
    )
    return row ?? null
  }

  async inOrder(ids: readonly string[]): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query(
      'SELECT id FROM conversations WHERE id = ANY($1) ORDER BY started_at, id',
      [ids.map(storableText)],
    )
    return rows.map(({ id }) => id)
  }

  /** In the order of the ids; unknown ids are left out. */
  listToReport(ids: readonly string[]): Promise<ConversationToReportRow[]> {
    return this.dataSource.query(
      prepared(
        `SELECT s.title, s.ai_prompt, s.post_call_prompt, s.language, s.goals, d.recipient_name, d.manager_name,
           c.started_at, c.duration_secs, c.transcript
         FROM ${withRequest} JOIN unnest($1::text[]) WITH ORDINALITY AS asked(id, place) ON asked.id = c.id
         ORDER BY asked.place`,
      ),
      [ids],
    )
  }
}
