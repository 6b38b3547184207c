import { Injectable } from '@nestjs/common'
import type { KeepRun } from '../../providers/report-writer/report-run.js'
import { ReportRunsRepository } from './report-runs.repository.js'

/** Keeps what each run of a writer took, also where nobody got what it wrote. */
@Injectable()
export class ReportRunsService {
  constructor(private readonly repository: ReportRunsRepository) {}

  ofReport(reportId: string, version: number): KeepRun {
    return (run) => this.repository.insert({ kind: 'report', reportId, version }, run)
  }

  ofCombinedReport(combinedReportId: string): KeepRun {
    return (run) => this.repository.insert({ kind: 'combined', combinedReportId }, run)
  }

  ofReply(liveConversationId: string): KeepRun {
    return (run) => this.repository.insert({ kind: 'reply', liveConversationId }, run)
  }
}
