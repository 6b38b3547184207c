import { Module } from '@nestjs/common'
import { PackedAnswers } from '../../http/packed-answers.js'
import { GeolocationModule } from '../../providers/geolocation/geolocation.module.js'
import { CombinedReportsModule } from '../combined-reports/combined-reports.module.js'
import { ReportViewsModule } from '../report-views/report-views.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { ReportAccessController } from './report-access.controller.js'
import { ReportAccessService } from './report-access.service.js'

@Module({
  imports: [CombinedReportsModule, GeolocationModule, ReportViewsModule, ReportsModule, SessionsModule],
  controllers: [ReportAccessController],
  providers: [ReportAccessService, PackedAnswers],
})
export class ReportAccessModule {}
