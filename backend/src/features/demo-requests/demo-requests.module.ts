import { Module } from '@nestjs/common'
import { ScenariosModule } from '../scenarios/scenarios.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { ShortCodesModule } from '../short-codes/short-codes.module.js'
import { SmsMessagesModule } from '../sms-messages/sms-messages.module.js'
import { DemoRequestAllowance } from './demo-request-allowance.js'
import { DemoRequestsController } from './demo-requests.controller.js'
import { DemoRequestsRepository } from './demo-requests.repository.js'
import { DemoRequestsService } from './demo-requests.service.js'
import { NoteSmsHandler } from './note-sms.handler.js'

@Module({
  imports: [ScenariosModule, SessionsModule, ShortCodesModule, SmsMessagesModule],
  controllers: [DemoRequestsController],
  providers: [DemoRequestsService, DemoRequestsRepository, DemoRequestAllowance, NoteSmsHandler],
  exports: [DemoRequestsService],
})
export class DemoRequestsModule {}
