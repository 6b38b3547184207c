import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { ReportWriter } from '../../providers/report-writer/report-writer.js'
import { HeldJobsService } from '../../spending/held-jobs.service.js'
import { ConversationsService } from '../conversations/conversations.service.js'
import { ReportRunsService } from '../report-runs/report-runs.service.js'
import { WebhookEventsService } from '../webhooks/webhook-events.service.js'
import type { CombinedReportEntity } from './combined-report.entity.js'
import { CombinedReportsRepository } from './combined-reports.repository.js'
import { writeCombinedReport } from './write-combined-report.job.js'

@Injectable()
export class WriteCombinedReportHandler extends JobHandler<{ combinedReportId: string }> {
  readonly job = writeCombinedReport

  constructor(
    private readonly repository: CombinedReportsRepository,
    private readonly conversations: ConversationsService,
    private readonly writer: ReportWriter,
    private readonly runs: ReportRunsService,
    private readonly webhooks: WebhookEventsService,
    private readonly held: HeldJobsService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ combinedReportId }: { combinedReportId: string }): Promise<void> {
    const report = await this.repository.find(combinedReportId)
    if (!report || report.state === 'written') return
    const content = await this.held.unlessHeld({ job: writeCombinedReport, payload: { combinedReportId } }, () =>
      this.combine(report),
    )
    if (content === null) return
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.repository.write(manager, report.id, content))) return
      const written = { report_id: report.id, kind: 'combined', request_id: null, version: null } as const
      await this.webhooks.publish(manager, 'report.written', written)
    })
  }

  override async onExhausted({ combinedReportId }: { combinedReportId: string }): Promise<void> {
    this.runs.noteFailure('combined')
    await this.repository.markFailed(combinedReportId)
  }

  private async combine({ id, prompt }: CombinedReportEntity): Promise<string> {
    const conversations = await this.conversations.listToReport(await this.repository.listConversationIds(id))
    const content = await this.writer.combine(conversations, prompt, this.runs.ofCombinedReport(id))
    if (content.trim() === '') throw new Error(`The writer returned no text for combined report ${id}.`)
    return content
  }
}
