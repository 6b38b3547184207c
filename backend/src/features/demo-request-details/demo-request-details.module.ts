import { Module } from '@nestjs/common'
import { CallsModule } from '../calls/calls.module.js'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { ReportLinksModule } from '../report-links/report-links.module.js'
import { ReportsModule } from '../reports/reports.module.js'
import { ScenariosModule } from '../scenarios/scenarios.module.js'
import { ShortCodesModule } from '../short-codes/short-codes.module.js'
import { SmsMessagesModule } from '../sms-messages/sms-messages.module.js'
import { DemoRequestDetailsController } from './demo-request-details.controller.js'
import { DemoRequestDetailsRepository } from './demo-request-details.repository.js'
import { DemoRequestDetailsService } from './demo-request-details.service.js'
import { ResendService } from './resend.service.js'
import { StopService } from './stop.service.js'

@Module({
  imports: [
    CallsModule,
    DemoRequestsModule,
    OptOutsModule,
    ReportLinksModule,
    ReportsModule,
    ScenariosModule,
    ShortCodesModule,
    SmsMessagesModule,
  ],
  controllers: [DemoRequestDetailsController],
  providers: [DemoRequestDetailsService, ResendService, StopService, DemoRequestDetailsRepository],
})
export class DemoRequestDetailsModule {}
