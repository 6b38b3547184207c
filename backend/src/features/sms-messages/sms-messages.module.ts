import { Module } from '@nestjs/common'
import { SendSmsHandler } from './send-sms.handler.js'
import { SmsMessagesRepository } from './sms-messages.repository.js'
import { SmsMessagesService } from './sms-messages.service.js'

@Module({
  providers: [SmsMessagesService, SmsMessagesRepository, SendSmsHandler],
  exports: [SmsMessagesService],
})
export class SmsMessagesModule {}
