import { Module } from '@nestjs/common'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { SendSmsHandler } from './send-sms.handler.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { SmsMessagesService } from './sms-messages.service.js'

@Module({
  imports: [OptOutsModule],
  providers: [SmsMessagesService, SmsMessagesRepository, SendSmsHandler],
  exports: [SmsMessagesService],
})
export class SmsMessagesModule {}
