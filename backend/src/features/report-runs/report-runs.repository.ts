import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { ReportRun } from '../../providers/report-writer/report-run.js'

export interface RunOf {
  readonly reportId?: string
  readonly version?: number
  readonly combinedReportId?: string
}

@Injectable()
export class ReportRunsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ reportId, version, combinedReportId }: RunOf, run: ReportRun): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO report_runs (report_id, version, combined_report_id, writer, provider, model, prompt_version,
         outcome, fallback_reason, transcript_hash, calls, tokens_in, tokens_out, duration_ms, cost_usd)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        reportId ?? null,
        version ?? null,
        combinedReportId ?? null,
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
