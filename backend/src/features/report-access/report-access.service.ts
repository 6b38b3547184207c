import { directAccessEmail, reportAccessTexts, reportRefusalTexts, type CombinedReportAbout } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../../http/client-address.js'
import { type Failure, Forbidden, NotFound, Unavailable } from '../../http/failures.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { Geolocation } from '../../providers/geolocation/geolocation.js'
import { CombinedReportsService } from '../combined-reports/combined-reports.service.js'
import { ReportViewsService, type ReportAttempt, type ReportReader } from '../report-views/report-views.service.js'
import { ReadableReportsService } from '../reports/readable-reports.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import type { ReadReport } from './read-report.js'
import { errorsPerAddress, readsPerAddress } from './report-access-limits.js'
import type { ReadOutcome } from './report-answer.js'

export type ReportKind = 'report' | 'combined-report'

/** The only way in which a report's content leaves the server. */
@Injectable()
export class ReportAccessService {
  constructor(
    private readonly reports: ReadableReportsService,
    private readonly combinedReports: CombinedReportsService,
    private readonly reportViews: ReportViewsService,
    private readonly sessions: SessionsService,
    private readonly places: Geolocation,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the content, or stores the reader's error. Every answered attempt inserts its row before the answer. */
  async read(kind: ReportKind, reportId: string, asked: ReadReport, request: FastifyRequest): Promise<ReadOutcome> {
    const address = clientAddress(request)
    const reader = { reportId, email: asked.email, address, place: this.places.find(request) }
    if (asked.hasError) {
      await this.limits.consume(errorsPerAddress, address)
      // Anyone can post an error for an id that does not exist: the answer does not reveal whether it does.
      if (await this.find(kind, reportId))
        await this.reportViews.recordReaderError({ ...reader, errorMessage: asked.errorMessage })
      return { kind: 'noted' }
    }
    // A request over the limit is refused without a row, or a flood would fill the table.
    await this.limits.consume(readsPerAddress, address)
    return this.open(kind, reader, request)
  }

  private async open(kind: ReportKind, reader: ReportReader, request: FastifyRequest): Promise<ReadOutcome> {
    if (isDirectAccess(reader.email) && !(await this.sessions.findAdmin(request)))
      return this.refuse(reader, 'refused', null, new Forbidden(reportRefusalTexts.directAccess))
    const report = await this.find(kind, reader.reportId)
    if (!report) return this.refuse(reader, 'not_found', true, new NotFound(notFoundTexts[kind]))
    if (report.state === 'failed')
      return this.refuse(reader, 'failed', true, new Unavailable(reportRefusalTexts.notWritten))
    if (report.state === 'preparing' || report.content === null) return { kind: 'preparing' }
    await this.reportViews.recordView(kind === 'report' ? 'report' : 'combined', reader)
    const { content, about, revision } = report
    return {
      kind: 'content',
      content,
      ...(about && { about }),
      ...(revision && { name: `${reader.reportId} ${revision}` }),
    }
  }

  private find(kind: ReportKind, reportId: string): Promise<Readable | null> {
    return kind === 'report' ? this.reports.find(reportId) : this.combinedReports.findForReader(reportId)
  }

  private async refuse(
    reader: ReportReader,
    outcome: ReportAttempt['outcome'],
    hasError: boolean | null,
    failure: Failure,
  ): Promise<never> {
    await this.reportViews.record({ ...reader, outcome, hasError, errorMessage: failure.message })
    throw failure
  }
}

/** A report has a revision, a combined report what is about it. */
interface Readable {
  readonly state: 'preparing' | 'written' | 'failed'
  readonly content: string | null
  readonly about?: CombinedReportAbout
  readonly revision?: string
}

const notFoundTexts: Record<ReportKind, string> = {
  report: reportAccessTexts.notFound,
  'combined-report': reportAccessTexts.combinedNotFound,
}

function isDirectAccess(email: string): boolean {
  return email.toLowerCase() === directAccessEmail
}
