import { Module } from '@nestjs/common'
import { PackedAnswers } from '../../http/packed-answers.js'
import { GeolocationModule } from '../../providers/geolocation/geolocation.module.js'
import { CombinedReportsModule } from '../combined-reports/combined-reports.module.js'
import { VerifiedReadersModule } from '../verified-readers/verified-readers.module.js'
import { ReportViewsModule } from '../report-views/report-views.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { OpenedReportsService } from './opened-reports.service.js'
import { ReaderCookie } from './reader-cookie.js'
import { ReportAccessController } from './report-access.controller.js'
import { ReportAccessService } from './report-access.service.js'

@Module({
  imports: [
    CombinedReportsModule,
    GeolocationModule,
    VerifiedReadersModule,
    ReportViewsModule,
    ReportsModule,
    SessionsModule,
  ],
  controllers: [ReportAccessController],
  providers: [ReportAccessService, OpenedReportsService, ReaderCookie, PackedAnswers],
})
export class ReportAccessModule {}
