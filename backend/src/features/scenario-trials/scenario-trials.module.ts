import { Module } from '@nestjs/common'
import { ConversationsModule } from '../conversations/conversations.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { ReportPreviewService } from './report-preview.service.js'
import { ScenarioTrialsController } from './scenario-trials.controller.js'
import { TestTalkService } from './test-talk.service.js'

@Module({
  imports: [ConversationsModule, ReportsModule],
  controllers: [ScenarioTrialsController],
  providers: [ReportPreviewService, TestTalkService],
})
export class ScenarioTrialsModule {}
