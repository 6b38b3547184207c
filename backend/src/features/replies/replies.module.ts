import { Module } from '@nestjs/common'
import { CallsModule } from '../calls/calls.module.js'
import { DemoRequestsModule } from '../demo-requests/demo-requests.module.js'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { SmsMessagesModule } from '../sms-messages/sms-messages.module.js'
import { IncomingSmsRepository } from './incoming-sms.repository.js'
import { IncomingSmsService } from './incoming-sms.service.js'
import { PhoneOptedOutHandler } from './phone-opted-out.handler.js'
import { RepliesRepository } from './replies.repository.js'
import { RepliesService } from './replies.service.js'
import { StoppedPhonesService } from './stopped-phones.service.js'
import { IngestReplyHandler } from './ingest-reply.handler.js'

@Module({
  imports: [CallsModule, DemoRequestsModule, OptOutsModule, SmsMessagesModule],
  providers: [
    RepliesService,
    RepliesRepository,
    IncomingSmsService,
    IncomingSmsRepository,
    IngestReplyHandler,
    StoppedPhonesService,
    PhoneOptedOutHandler,
  ],
  exports: [RepliesService, IncomingSmsService],
})
export class RepliesModule {}
