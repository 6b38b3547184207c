import { Module } from '@nestjs/common'
import { ExactlyOnceModule } from '../../jobs/exactly-once/exactly-once.module.js'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { HiddenCodesService } from './hidden-codes.service.js'
import { SendSmsHandler } from './send-sms.handler.js'
import { SmsTimeService } from './sms-time.service.js'
import { SmsCostService } from './sms-cost.service.js'
import { SmsDeliveriesRepository } from './sms-deliveries.repository.js'
import { SmsDeliveriesService } from './sms-deliveries.service.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { SmsMessagesService } from './sms-messages.service.js'
import { TestSmsController } from './test-sms.controller.js'
import { TestSmsService } from './test-sms.service.js'

@Module({
  imports: [ExactlyOnceModule, OptOutsModule],
  controllers: [TestSmsController],
  providers: [
    SmsMessagesService,
    HiddenCodesService,
    TestSmsService,
    SmsMessagesRepository,
    SmsDeliveriesService,
    SmsDeliveriesRepository,
    SmsTimeService,
    SmsCostService,
    SendSmsHandler,
  ],
  exports: [SmsMessagesService, HiddenCodesService, SmsDeliveriesService, SmsTimeService],
})
export class SmsMessagesModule {}
