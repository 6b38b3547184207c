import { Injectable } from '@nestjs/common'
import type { KeepRun } from '../../providers/report-writer/report-run.js'
import { ReportRunsRepository } from './report-runs.repository.js'

/** Keeps what each run of a writer took, also of a run whose report was never published. */
@Injectable()
export class ReportRunsService {
  constructor(private readonly repository: ReportRunsRepository) {}

  ofReport(reportId: string, version: number): KeepRun {
    return (run) => this.repository.insert({ reportId, version }, run)
  }

  ofCombinedReport(combinedReportId: string): KeepRun {
    return (run) => this.repository.insert({ combinedReportId }, run)
  }
}
