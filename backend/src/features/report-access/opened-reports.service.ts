import type { CombinedReportAbout } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { CombinedReportsService } from '../combined-reports/combined-reports.service.js'
import type { VerifiedReport } from '../verified-readers/verified-readers.service.js'
import { ReadableReportsService } from '../reports/readable-reports.service.js'

export type ReportKind = 'report' | 'combined-report'

/** A report has a revision, a combined report what is about it. */
export interface OpenedReport {
  readonly id: string
  readonly state: 'preparing' | 'written' | 'failed'
  readonly content: string | null
  readonly findAbout?: () => Promise<CombinedReportAbout | undefined>
  readonly revision?: string
  /** Emails in lower case; null for every reader. */
  readonly allowedReaders: readonly string[] | null
  /** The phones of its request, if a reader has to show that one of them is theirs. */
  readonly verified: VerifiedReport | null
}

/** Finds what an address opens: links are decided here, at each request, by the database. */
@Injectable()
export class OpenedReportsService {
  constructor(
    private readonly reports: ReadableReportsService,
    private readonly combinedReports: CombinedReportsService,
  ) {}

  /** Null if there is no such link, and if it is closed. An admin opens a report by its own id, too, in every state. */
  find(kind: ReportKind, linkId: string, { isAdmin }: { readonly isAdmin: boolean }): Promise<OpenedReport | null> {
    return kind === 'report' ? this.findReport(linkId, isAdmin) : this.findCombined(linkId, isAdmin)
  }

  private async findReport(linkId: string, isAdmin: boolean): Promise<OpenedReport | null> {
    const report = await (isAdmin ? this.reports.findForAdmin(linkId) : this.reports.findByLink(linkId))
    if (!report) return null
    return {
      ...report,
      allowedReaders: orNull(report.allowedReaders),
      verified: report.verifiesReaders ? report : null,
    }
  }

  /** No one's phone is that of a combined report: with verified conversations it opens to a list of readers only. */
  private async findCombined(linkId: string, isAdmin: boolean): Promise<OpenedReport | null> {
    const report = await (isAdmin ? this.combinedReports.findForAdmin(linkId) : this.combinedReports.findByLink(linkId))
    if (!report) return null
    const allowedReaders = report.coversVerified ? report.allowedReaders : orNull(report.allowedReaders)
    return { ...report, allowedReaders, verified: null, findAbout: () => this.combinedReports.findAbout(report) }
  }
}

function orNull(emails: readonly string[]): readonly string[] | null {
  return emails.length > 0 ? emails : null
}
