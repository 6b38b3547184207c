import { Module } from '@nestjs/common'
import { ReportRunsRepository } from './report-runs.repository.js'
import { ReportRunsService } from './report-runs.service.js'

@Module({
  providers: [ReportRunsService, ReportRunsRepository],
  exports: [ReportRunsService],
})
export class ReportRunsModule {}
