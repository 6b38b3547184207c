import { Module } from '@nestjs/common'
import { ConversationsModule } from '../conversations/conversations.module.js'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { ReportLinksModule } from '../report-links/report-links.module.js'
import { ReportRunsModule } from '../report-runs/report-runs.module.js'
import { ScenariosModule } from '../scenarios/scenarios.module.js'
import { ShortCodesModule } from '../short-codes/short-codes.module.js'
import { WebhooksModule } from '../webhooks/webhooks.module.js'
import { ReportAttemptsController } from './report-attempts.controller.js'
import { ReportAttemptsRepository } from './report-attempts.repository.js'
import { ReportAttemptsService } from './report-attempts.service.js'
import { ReportPreviewService } from './report-preview.service.js'
import { ReportVersionsController } from './report-versions.controller.js'
import { ReportVersionsService } from './report-versions.service.js'
import { ReadableReportsRepository } from './readable-reports.repository.js'
import { ReadableReportsService } from './readable-reports.service.js'
import { ReportsController } from './reports.controller.js'
import { ReportsRepository } from './reports.repository.js'
import { ReportsService } from './reports.service.js'
import { WriteReportHandler } from './write-report.handler.js'

@Module({
  imports: [
    ConversationsModule,
    DemoRequestsModule,
    ReportLinksModule,
    ReportRunsModule,
    ScenariosModule,
    ShortCodesModule,
    WebhooksModule,
  ],
  controllers: [ReportsController, ReportVersionsController, ReportAttemptsController],
  providers: [
    ReadableReportsService,
    ReadableReportsRepository,
    ReportsService,
    ReportPreviewService,
    ReportVersionsService,
    ReportAttemptsService,
    ReportsRepository,
    ReportAttemptsRepository,
    WriteReportHandler,
  ],
  exports: [ReadableReportsService, ReportPreviewService, ReportsService],
})
export class ReportsModule {}
