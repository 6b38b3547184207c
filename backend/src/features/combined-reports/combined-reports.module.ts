import { Module } from '@nestjs/common'
import { ConversationsModule } from '../conversations/conversations.module.js'
import { ReportRunsModule } from '../report-runs/report-runs.module.js'
import { ShortCodesModule } from '../short-codes/short-codes.module.js'
import { WebhooksModule } from '../webhooks/webhooks.module.js'
import { CombinedReportsController } from './combined-reports.controller.js'
import { CombinedReportsRepository } from './combined-reports.repository.js'
import { CombinedReportsService } from './combined-reports.service.js'
import { WriteCombinedReportHandler } from './write-combined-report.handler.js'

@Module({
  imports: [ConversationsModule, ReportRunsModule, ShortCodesModule, WebhooksModule],
  controllers: [CombinedReportsController],
  providers: [CombinedReportsService, CombinedReportsRepository, WriteCombinedReportHandler],
  exports: [CombinedReportsService],
})
export class CombinedReportsModule {}
