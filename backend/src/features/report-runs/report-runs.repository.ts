import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ReportRun } from '../../providers/report-writer/report-run.js'

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

  async insert(
    { kind, reportId, version, combinedReportId, liveConversationId }: RunOf,
    run: ReportRun,
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO report_runs (kind, report_id, version, combined_report_id, live_conversation_id, writer, provider, model,
         prompt_version, outcome, fallback_reason, transcript_hash, calls, tokens_in, tokens_out, duration_ms, cost_usd)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
      [
        kind,
        reportId ?? null,
        version ?? null,
        combinedReportId ?? null,
        liveConversationId ?? null,
        run.writer,
        run.model?.provider ?? null,
        run.model?.name ?? null,
        run.model?.promptVersion ?? null,
        run.outcome,
        run.fallbackReason,
        run.transcriptHash,
        run.calls,
        run.tokensIn,
        run.tokensOut,
        run.durationMs,
        run.cost,
      ],
    )
  }
}
