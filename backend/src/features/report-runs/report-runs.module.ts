import { Module } from '@nestjs/common'
import { ReportRunsController } from './report-runs.controller.js'
import { ReportRunsRepository } from './report-runs.repository.js'
import { ReportRunsService } from './report-runs.service.js'

@Module({
  controllers: [ReportRunsController],
  providers: [ReportRunsService, ReportRunsRepository],
  exports: [ReportRunsService],
})
export class ReportRunsModule {}
