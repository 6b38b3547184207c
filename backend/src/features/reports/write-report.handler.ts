import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { ReportWriter } from '../../providers/report-writer/report-writer.js'
import { HeldJobsService } from '../../spending/held-jobs.service.js'
import { spendFor } from '../../spending/spending-subject.js'
import { ConversationsService } from '../conversations/conversations.service.js'
import { DemoMessagesService } from '../demo-requests/demo-messages.service.js'
import { DemoRequestsService, type Demo } from '../demo-requests/demo-requests.service.js'
import { ReportRunsService } from '../report-runs/report-runs.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { ReportLinksService } from '../report-links/report-links.service.js'
import { WebhookEventsService } from '../webhooks/webhook-events.service.js'
import type { ReportEntity } from './report.entity.js'
import { wholeReport } from './report.mapper.js'
import { ReportsRepository } from './reports.repository.js'
import { writeReport, type WriteReport } from './write-report.job.js'

/** Writes one version of a report and, the first time, sends its link. */
@Injectable()
export class WriteReportHandler extends JobHandler<WriteReport> {
  readonly job = writeReport

  constructor(
    private readonly reports: ReportsRepository,
    private readonly writer: ReportWriter,
    private readonly runs: ReportRunsService,
    private readonly conversations: ConversationsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly messages: DemoMessagesService,
    private readonly scenarios: ScenariosService,
    private readonly links: ReportLinksService,
    private readonly webhooks: WebhookEventsService,
    private readonly held: HeldJobsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle(asked: WriteReport): Promise<void> {
    const report = await this.reports.find(asked.reportId)
    if (!report || report.erasedAt !== null || report.version >= asked.version) return
    const request = await this.demoRequests.get(report.demoRequestId)
    const scenario = await this.scenarios.get(request.scenarioId)
    const content = await this.held.unlessHeld({ job: writeReport, payload: asked }, () =>
      spendFor(scenario.id, () => this.write(report, asked.version, { request, scenario })),
    )
    if (content === null) return
    await this.dataSource.transaction(async (manager) => {
      const isPublished = await this.publish(manager, report, asked.version, content)
      if (isPublished && asked.notify) await this.notify(manager, report, { request, scenario })
    })
  }

  override async onExhausted(asked: WriteReport): Promise<void> {
    const report = await this.reports.find(asked.reportId)
    if (!report || report.version >= asked.version) return
    this.runs.noteFailure('report')
    await this.dataSource.transaction(async (manager) => {
      await this.reports.markFailed(manager, report.id, asked.version)
      await this.demoRequests.advance(manager, report.demoRequestId, 'report_failed', 'the report could not be written')
    })
  }

  private async write(report: ReportEntity, version: number, { request, scenario }: Demo): Promise<string> {
    const { conversation, startedAt } = await this.conversations.getToReport(report.conversationId)
    const written = await this.writer.write(conversation, this.runs.ofReport(report.id, version))
    const frame = {
      id: report.id,
      scenarioName: scenario.title,
      recipientRole: scenario.recipientRoleDescription,
      aiPrompt: scenario.aiPrompt,
      startedAt,
      durationSecs: conversation.durationSecs,
      transcript: conversation.transcript,
      request,
    }
    return JSON.stringify(wholeReport(frame, written))
  }

  /** The version, the request's new state and the messages commit together: a crash leaves all of it or nothing. */
  private async publish(
    manager: EntityManager,
    report: ReportEntity,
    version: number,
    content: string,
  ): Promise<boolean> {
    if (!(await this.reports.writeVersion(manager, { id: report.id, version, content, restoredFrom: null })))
      return false
    await this.demoRequests.advance(manager, report.demoRequestId, 'reported', 'the report was written')
    await this.webhooks.publish(manager, 'report.written', {
      report_id: report.id,
      kind: 'report',
      request_id: report.demoRequestId,
      version,
    })
    return true
  }

  private async notify(manager: EntityManager, report: ReportEntity, demo: Demo): Promise<void> {
    const shortCode = await this.links.findOpenCode(report.id, manager)
    // Its link was closed before it was written: a text would lead to nothing.
    if (shortCode === null) return
    const template = 'sms_report_recipient_template'
    await this.messages.notify(manager, demo, { template, to: 'recipient', shortCode })
    if (demo.request.role === 'manager')
      await this.messages.notify(manager, demo, {
        template: 'sms_report_manager_template',
        to: 'manager',
        shortCode,
      })
  }
}
