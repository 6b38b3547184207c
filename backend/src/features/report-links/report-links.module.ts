import { Module } from '@nestjs/common'
import { VerifiedReadersModule } from '../verified-readers/verified-readers.module.js'
import { ShortCodesModule } from '../short-codes/short-codes.module.js'
import { ReportLinksController } from './report-links.controller.js'
import { ReportLinksRepository } from './report-links.repository.js'
import { ReportLinksService } from './report-links.service.js'

@Module({
  imports: [VerifiedReadersModule, ShortCodesModule],
  controllers: [ReportLinksController],
  providers: [ReportLinksService, ReportLinksRepository],
  exports: [ReportLinksService],
})
export class ReportLinksModule {}
