import {
  automaticHeader,
  directAccessEmail,
  readerCodeTexts,
  reportAccessTexts,
  reportRefusalTexts,
} from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { clientAddress } from '../../http/client-address.js'
import { type Failure, Forbidden, NotFound, TooMany, Unavailable } from '../../http/failures.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { Geolocation } from '../../providers/geolocation/geolocation.js'
import { VerifiedReadersService } from '../verified-readers/verified-readers.service.js'
import { ReportViewsService, type ReportAttempt, type ReportReader } from '../report-views/report-views.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { CodeWanted } from './code-wanted.js'
import { OpenedReportsService, type OpenedReport, type ReportKind } from './opened-reports.service.js'
import type { ReadReport } from './read-report.js'
import { ReaderCookie } from './reader-cookie.js'
import { errorsPerAddress, readsPerAddress } from './report-access-limits.js'
import type { ReadOutcome } from './report-answer.js'

type Asked = Extract<ReadReport, { hasError?: false | undefined }>

/** The only way in which a report's content leaves the server. */
@Injectable()
export class ReportAccessService {
  constructor(
    private readonly reports: OpenedReportsService,
    private readonly readers: VerifiedReadersService,
    private readonly reportViews: ReportViewsService,
    private readonly sessions: SessionsService,
    private readonly cookie: ReaderCookie,
    private readonly places: Geolocation,
    private readonly limits: RateLimits,
  ) {}

  /** Returns the content, or stores the reader's error. Every answered attempt inserts its row before the answer. */
  async read(kind: ReportKind, linkId: string, asked: ReadReport, request: FastifyRequest): Promise<ReadOutcome> {
    const address = clientAddress(request)
    const reader = { reportId: linkId, email: asked.email, address, place: this.places.find(request) }
    if (asked.hasError) {
      await this.limits.consume(errorsPerAddress, address)
      // Anyone can post an error for an id that does not exist: the answer does not reveal whether it does.
      const report = await this.reports.find(kind, linkId, { isAdmin: await this.isAdmin(asked.email, request) })
      if (report)
        await this.reportViews.recordReaderError({ ...reader, reportId: report.id, errorMessage: asked.errorMessage })
      return { kind: 'noted' }
    }
    // A request over the limit is refused without a row, or a flood would fill the table.
    await this.limits.consume(readsPerAddress, address)
    return this.open(kind, reader, asked, request)
  }

  private async open(
    kind: ReportKind,
    asking: ReportReader,
    asked: Asked,
    request: FastifyRequest,
  ): Promise<ReadOutcome> {
    const isAdmin = await this.isAdmin(asking.email, request)
    if (isDirectAccess(asking.email) && !isAdmin)
      return this.refuse(asking, 'refused', null, new Forbidden(reportRefusalTexts.directAccess))
    const report = await this.reports.find(kind, asking.reportId, { isAdmin })
    if (!report || !(isAdmin || isAllowed(report, asking.email))) return this.refuseUnknown(kind, asking)
    if (isAdmin) return this.give(kind, report, { ...asking, reportId: report.id }, null)
    const pass = await this.verify(kind, asking, report, asked, request)
    const isVerified = report.verified !== null
    return this.give(kind, report, { ...asking, reportId: report.id, verified: isVerified }, pass)
  }

  /** `pass` is the value of a new cookie, or null. */
  private async give(
    kind: ReportKind,
    report: OpenedReport,
    reader: ReportReader,
    pass: string | null,
  ): Promise<ReadOutcome> {
    if (report.state === 'failed')
      return this.refuse(reader, 'failed', true, new Unavailable(reportRefusalTexts.notWritten))
    const newPass = pass !== null && { pass }
    if (report.state === 'preparing' || report.content === null) return { kind: 'preparing', ...newPass }
    await this.reportViews.recordView(kind === 'report' ? 'report' : 'combined', reader)
    const { id, content, revision } = report
    const about = await report.findAbout?.()
    const name = revision && `${id} ${revision}`
    return { kind: 'content', content, ...newPass, ...(about && { about }), ...(name && { name }) }
  }

  /** The value of a new cookie, or null. */
  private async verify(
    kind: ReportKind,
    asking: ReportReader,
    { id, verified }: OpenedReport,
    asked: Asked,
    request: FastifyRequest,
  ): Promise<string | null> {
    if (!verified) return null
    const isAutomatic = request.headers[automaticHeader] !== undefined
    const shown = await this.readers.verify(verified, { ...asked, pass: this.cookie.find(request), isAutomatic })
    const reader = { ...asking, reportId: id, verified: false }
    switch (shown.kind) {
      case 'verified':
        return shown.pass
      case 'unreachable':
        return this.refuseUnknown(kind, asking)
      case 'limited':
        return this.refuse(reader, 'refused', null, new TooMany(readerCodeTexts.tooMany, shown.waitSecs))
      case 'wanted':
        return this.refuse(reader, 'refused', null, new CodeWanted(shown.text, shown.verify))
    }
  }

  private async isAdmin(email: string, request: FastifyRequest): Promise<boolean> {
    return isDirectAccess(email) && (await this.sessions.findAdmin(request)) !== null
  }

  private refuseUnknown(kind: ReportKind, asking: ReportReader): Promise<never> {
    return this.refuse(asking, 'not_found', true, new NotFound(notFoundTexts[kind]))
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

const notFoundTexts: Record<ReportKind, string> = {
  report: reportAccessTexts.notFound,
  'combined-report': reportAccessTexts.combinedNotFound,
}

function isAllowed({ allowedReaders }: OpenedReport, email: string): boolean {
  return allowedReaders === null || allowedReaders.includes(email.toLowerCase())
}

function isDirectAccess(email: string): boolean {
  return email.toLowerCase() === directAccessEmail
}
