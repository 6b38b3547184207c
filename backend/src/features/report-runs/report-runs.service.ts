import { reportRunsTotalsDays, type ExportQuery, type PageQuery, type ReportRunsTotals } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { Page } from '../../database/pagination/page.js'
import type { ReportRun, SaveRun } from '../../providers/report-writer/report-run.js'
import { Metrics } from '../../telemetry/metrics.js'
import type { ReportRunRow } from './report-run.mapper.js'
import { ReportRunsRepository, type RunOf } from './report-runs.repository.js'

/** Stores the time and cost of each run of a writer, also if its result was not used. */
@Injectable()
export class ReportRunsService {
  constructor(
    private readonly repository: ReportRunsRepository,
    private readonly metrics: Metrics,
  ) {}

  listPage(query: PageQuery): Promise<Page<ReportRunRow>> {
    return this.repository.readPage(query)
  }

  /** Every row that the query finds, batch by batch, for an export. */
  listAll(query: ExportQuery): AsyncGenerator<readonly ReportRunRow[]> {
    return this.repository.readBatches(query)
  }

  summarise(): Promise<ReportRunsTotals> {
    return this.repository.summarise(reportRunsTotalsDays)
  }

  ofReport(reportId: string, version: number): SaveRun {
    return (run) => this.save({ kind: 'report', reportId, version }, run)
  }

  ofCombinedReport(combinedReportId: string): SaveRun {
    return (run) => this.save({ kind: 'combined', combinedReportId }, run)
  }

  ofReply(liveConversationId: string): SaveRun {
    return (run) => this.save({ kind: 'reply', liveConversationId }, run)
  }

  /** Counts a report that no writer could write, after all retries. */
  noteFailure(kind: 'report' | 'combined'): void {
    this.metrics.reports.inc({ kind, provider: 'none', outcome: 'failed' })
  }

  private async save(about: RunOf, run: ReportRun): Promise<void> {
    const { kind } = about
    const { outcome, model, fallbackReason, tokensIn, tokensOut } = run
    const provider = model?.provider ?? run.writer
    this.metrics.reports.inc({ kind, provider, outcome })
    // The reason without the status that may follow it.
    if (fallbackReason !== null) this.metrics.fallbacks.inc({ kind, reason: fallbackReason.split(' ', 1)[0]! })
    if (model) {
      this.metrics.tokens.inc({ provider, direction: 'in' }, tokensIn)
      this.metrics.tokens.inc({ provider, direction: 'out' }, tokensOut)
    }
    await this.repository.insert(about, run)
  }
}
