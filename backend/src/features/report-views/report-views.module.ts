import { Module } from '@nestjs/common'
import { WebhooksModule } from '../webhooks/webhooks.module.js'
import { ReportViewsController } from './report-views.controller.js'
import { ReportViewsRepository } from './report-views.repository.js'
import { ReportViewsService } from './report-views.service.js'

@Module({
  imports: [WebhooksModule],
  controllers: [ReportViewsController],
  providers: [ReportViewsService, ReportViewsRepository],
  exports: [ReportViewsService],
})
export class ReportViewsModule {}
