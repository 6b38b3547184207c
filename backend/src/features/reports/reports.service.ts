import { Injectable } from '@nestjs/common'
import {
  demoRefusalTexts,
  reportAccessTexts,
  reportTexts,
  type DemoRequestReport,
  type ExportQuery,
  type PageQuery,
  type ReportText,
  type ReRunResult,
} from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import type { Page } from '../../database/pagination/page.js'
import { Conflict, NotFound, Unavailable } from '../../http/failures.js'
import { newId } from '../../identifiers/new-id.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { waitUntil } from '../../jobs/wait-until.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ReportLinksService } from '../report-links/report-links.service.js'
import { ShortCodesService } from '../short-codes/short-codes.service.js'
import type { ReportEntity } from './report.entity.js'
import type { ReportListRow } from './report.mapper.js'
import { ReportVersionsService } from './report-versions.service.js'
import { ReportsRepository } from './reports.repository.js'
import { writeReport } from './write-report.job.js'

/** How long a re-run's request waits for its report (docs/behaviour.md#reports). */
const reRunWaitMs = 25_000

export type ReportSummary = Pick<DemoRequestReport, 'id' | 'link' | 'state' | 'generated_at' | 'versions'> & {
  readonly linkId: string
}

@Injectable()
export class ReportsService {
  constructor(
    private readonly repository: ReportsRepository,
    private readonly versions: ReportVersionsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly shortCodes: ShortCodesService,
    private readonly links: ReportLinksService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** Inserts the report of a completed demo request, without content, with its short code and its job. */
  async open(manager: EntityManager, demoRequestId: string, conversationId: string): Promise<void> {
    const reportId = newId()
    await this.repository.insert(manager, { id: reportId, demoRequestId, conversationId })
    await this.shortCodes.create(manager, 'report', reportId)
    await this.jobs.enqueue(manager, writeReport, { reportId, version: 1, notify: true })
  }

  listPage(query: PageQuery): Promise<Page<ReportListRow>> {
    return this.repository.readPage(query)
  }

  /** Every row that the query finds, batch by batch, for an export. */
  listAll(query: ExportQuery): AsyncGenerator<readonly ReportListRow[]> {
    return this.repository.readBatches(query)
  }

  async getText(id: string): Promise<ReportText> {
    const report = await this.repository.find(id)
    if (!report) throw new NotFound(reportAccessTexts.notFound)
    return { report_id: report.id, report_content: report.content }
  }

  /** What readers of a conversation's report get; null before it is written, and if there is no report. */
  findContent(conversationId: string): Promise<string | null> {
    return this.repository.findContent(conversationId)
  }

  /**
   * The short code of a demo request's report, written or not; null if there is no report yet, and if its first link is
   * closed or was replaced.
   */
  async findShortCode(demoRequestId: string): Promise<string | null> {
    const report = await this.repository.findByDemoRequest(demoRequestId)
    return report?.erasedAt === null ? this.links.findFirstCode(report.id) : null
  }

  /** The report of a demo request with its versions; null if there is none yet. */
  async findSummary(demoRequestId: string): Promise<ReportSummary | null> {
    const report = await this.repository.findByDemoRequest(demoRequestId)
    if (!report) return null
    const isBeingWritten = report.wantedVersion > report.version
    return {
      id: report.id,
      linkId: report.link.id ?? report.id,
      link: await this.links.get(report.id),
      state: isBeingWritten ? 'preparing' : readableState(report),
      generated_at: report.generatedAt?.toISOString() ?? null,
      versions: await this.versions.list(report.id),
    }
  }

  /** Writes the report again, or joins the job that does, without a message to its readers. Waits a while for it. */
  async reRun(demoRequestId: string): Promise<ReRunResult> {
    const { id, wantedVersion } = await this.dataSource.transaction((manager) => this.want(manager, demoRequestId))
    let report = await this.repository.get(id)
    await waitUntil(async () => {
      report = await this.repository.get(id)
      return report.version >= wantedVersion || report.wantedVersion < wantedVersion
    }, reRunWaitMs)
    if (report.wantedVersion < wantedVersion) throw new Unavailable(reportTexts.reRunFailed)
    return { report_id: id, status: report.version >= wantedVersion ? 'written' : 'preparing' }
  }

  private async want(manager: EntityManager, demoRequestId: string): Promise<ReportEntity> {
    const report = await this.repository.lockByDemoRequest(manager, demoRequestId)
    if (!report || report.erasedAt !== null) return this.refuseReRun(manager, demoRequestId)
    if (report.wantedVersion > report.version) return report
    const wantedVersion = report.version + 1
    await this.repository.want(manager, report.id, wantedVersion)
    await this.jobs.enqueue(manager, writeReport, { reportId: report.id, version: wantedVersion, notify: false })
    return { ...report, wantedVersion }
  }

  private async refuseReRun(manager: EntityManager, demoRequestId: string): Promise<never> {
    if (!(await this.demoRequests.find(demoRequestId, manager))) throw new NotFound(demoRefusalTexts.unknownRequest)
    throw new Conflict(reportTexts.noConversation)
  }
}

function readableState(report: ReportEntity): ReportSummary['state'] {
  if (report.content !== null) return 'written'
  return report.wantedVersion > report.version ? 'preparing' : 'failed'
}
