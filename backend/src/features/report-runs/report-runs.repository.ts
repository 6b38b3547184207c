import type { ExportQuery, PageQuery, ReportRunsTotals } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { searchLines } from '../../database/migrations/search-lines.js'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byNumber, byRequired, byText } from '../../database/pagination/page-order.js'
import { newId } from '../../identifiers/new-id.js'
import type { ReportRun } from '../../providers/report-writer/report-run.js'
import { ReportRunEntity } from './report-run.entity.js'
import type { ReportRunRow } from './report-run.mapper.js'

const subject = 'coalesce(report_id, combined_report_id, live_conversation_id)'

const list: PagedList = {
  select: `id, created_at, kind, ${subject} AS subject_id, version, writer, model, outcome, fallback_reason, calls,
    tokens_in, tokens_out, duration_ms, cost_usd::float8 AS cost_usd`,
  table: 'report_runs r',
  alias: 'r',
  id: 'id',
  newest: 'created_at',
  sorts: {
    created_at: byRequired('created_at', 'timestamptz'),
    kind: byText('kind'),
    subject_id: byText(subject),
    writer: byText('writer'),
    model: byText('model'),
    outcome: byText('outcome'),
    fallback_reason: byText('fallback_reason'),
    tokens_in: byNumber('tokens_in'),
    tokens_out: byNumber('tokens_out'),
    duration_ms: byNumber('duration_ms'),
    cost_usd: byNumber('cost_usd'),
  },
  searched: { text: searchLines('model', 'outcome', 'fallback_reason', 'writer', 'kind', subject, 'id') },
}

export interface RunOf {
  readonly kind: 'report' | 'combined' | 'reply'
  readonly reportId?: string
  readonly version?: number
  readonly combinedReportId?: string
  readonly liveConversationId?: string
}

@Injectable()
export class ReportRunsRepository {
  constructor(private readonly dataSource: DataSource) {}

  readPage(query: PageQuery): Promise<Page<ReportRunRow>> {
    return readPage(this.dataSource, list, query)
  }

  readBatches(query: ExportQuery): AsyncGenerator<readonly ReportRunRow[]> {
    return readBatches(this.dataSource, list, query)
  }

  async summarise(days: number): Promise<ReportRunsTotals> {
    const [row] = await this.dataSource.query<[ReportRunsTotals]>(
      `SELECT (count(*) FILTER (WHERE kind <> 'reply'))::int AS reports,
         (count(*) FILTER (WHERE kind <> 'reply' AND outcome = 'fell-back'))::int AS fell_back,
         (count(*) FILTER (WHERE kind = 'reply'))::int AS replies,
         coalesce(sum(cost_usd), 0)::float8 AS cost_usd, (count(*) FILTER (WHERE cost_usd IS NULL))::int AS unpriced
       FROM report_runs WHERE created_at > now() - make_interval(days => $1)`,
      [days],
    )
    return row
  }

  async insert(about: RunOf, run: ReportRun): Promise<void> {
    const { model, cost, ...measured } = run
    await this.dataSource.getRepository(ReportRunEntity).insert({
      id: newId(),
      ...about,
      ...measured,
      provider: model?.provider ?? null,
      model: model?.name ?? null,
      promptVersion: model?.promptVersion ?? null,
      costUsd: cost === null ? null : String(cost),
    })
  }
}
