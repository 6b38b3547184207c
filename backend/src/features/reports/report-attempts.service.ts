import { reportAccessTexts, type ReportAttempt } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { NotFound } from '../../http/failures.js'
import { toReportAttempt } from './report-attempt.mapper.js'
import { ReportAttemptsRepository } from './report-attempts.repository.js'
import { ReportsRepository } from './reports.repository.js'

/** The reports of one person in one scenario. */
@Injectable()
export class ReportAttemptsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly attempts: ReportAttemptsRepository,
  ) {}

  /** Oldest first; empty while none of them is written. */
  async list(reportId: string): Promise<ReportAttempt[]> {
    const report = await this.reports.find(reportId)
    if (!report) throw new NotFound(reportAccessTexts.notFound)
    const rows = await this.attempts.list(report)
    return rows.map((row) => toReportAttempt(row, report.id))
  }
}
