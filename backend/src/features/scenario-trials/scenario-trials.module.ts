import { Module } from '@nestjs/common'
import { ReportsModule } from '../reports/reports.module.js'
import { ScenarioTrialsController } from './scenario-trials.controller.js'
import { TestTalkService } from './test-talk.service.js'

@Module({
  imports: [ReportsModule],
  controllers: [ScenarioTrialsController],
  providers: [TestTalkService],
})
export class ScenarioTrialsModule {}
