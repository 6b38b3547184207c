import { reportRunsTotalsDays, type ExportQuery, type PageQuery, type ReportRunsTotals } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { Page } from '../../database/pagination/page.js'
import type { SaveRun } from '../../providers/report-writer/report-run.js'
import type { ReportRunRow } from './report-run.mapper.js'
import { ReportRunsRepository } from './report-runs.repository.js'

/** Stores the time and cost of each run of a writer, also if its result was not used. */
@Injectable()
export class ReportRunsService {
  constructor(private readonly repository: ReportRunsRepository) {}

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
    return (run) => this.repository.insert({ kind: 'report', reportId, version }, run)
  }

  ofCombinedReport(combinedReportId: string): SaveRun {
    return (run) => this.repository.insert({ kind: 'combined', combinedReportId }, run)
  }

  ofReply(liveConversationId: string): SaveRun {
    return (run) => this.repository.insert({ kind: 'reply', liveConversationId }, run)
  }
}
