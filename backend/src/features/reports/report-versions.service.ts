import { reportAccessTexts, reportVersionTexts, type ReportVersion, type ReportVersionText } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { Conflict, NotFound } from '../../http/failures.js'
import { WebhookEventsService } from '../webhooks/webhook-events.service.js'
import type { ReportEntity } from './report.entity.js'
import type { ReportVersionEntity } from './report-version.entity.js'
import { toReportVersion } from './report-version.mapper.js'
import { ReportsRepository } from './reports.repository.js'

/** PostgreSQL's `integer`: no version has a greater number. */
const greatestVersion = 2 ** 31 - 1

/** Every version of a report, and restoring an earlier one. Versions never change. */
@Injectable()
export class ReportVersionsService {
  constructor(
    private readonly repository: ReportsRepository,
    private readonly webhooks: WebhookEventsService,
    private readonly dataSource: DataSource,
  ) {}

  /** Newest first. */
  async list(reportId: string): Promise<ReportVersion[]> {
    const report = await this.repository.find(reportId)
    if (!report) throw new NotFound(reportAccessTexts.notFound)
    const rows = await this.repository.listVersions(report.id)
    return rows.map((row) => toReportVersion(row, report.version))
  }

  async getText(reportId: string, number: string): Promise<ReportVersionText> {
    const report = await this.repository.find(reportId)
    if (!report) throw new NotFound(reportAccessTexts.notFound)
    const { version, content } = await this.getVersion(report.id, number)
    return { report_id: report.id, version, report_content: content }
  }

  /** Publishes the text of an earlier version as a new one. Id and short code stay, and no one is notified. */
  async restore(reportId: string, number: string): Promise<ReportVersion> {
    return this.dataSource.transaction(async (manager) => {
      const report = await this.repository.lock(manager, reportId)
      if (!report) throw new NotFound(reportAccessTexts.notFound)
      const { version, content } = await this.getVersion(report.id, number, manager)
      if (report.wantedVersion > report.version) throw new Conflict(reportVersionTexts.isBeingWritten)
      if (content === report.content) throw new Conflict(reportVersionTexts.isCurrent)
      return this.publish(manager, report, version, content)
    })
  }

  private async publish(
    manager: EntityManager,
    { id, demoRequestId, version: current }: ReportEntity,
    restoredFrom: number,
    content: string,
  ): Promise<ReportVersion> {
    const version = current + 1
    await this.repository.want(manager, id, version)
    await this.repository.writeVersion(manager, { id, version, content, restoredFrom })
    const written = { report_id: id, kind: 'report', request_id: demoRequestId, version } as const
    await this.webhooks.publish(manager, 'report.written', written)
    return toReportVersion(await this.getVersion(id, String(version), manager), version)
  }

  private async getVersion(reportId: string, number: string, manager?: EntityManager): Promise<ReportVersionEntity> {
    const version = /^[1-9]\d{0,9}$/.test(number) ? Number(number) : Infinity
    const row = version > greatestVersion ? null : await this.repository.findVersion(reportId, version, manager)
    if (!row) throw new NotFound(reportVersionTexts.unknown)
    return row
  }
}
