import { Module } from '@nestjs/common'
import { RepliesModule } from '../replies/replies.module.js'
import { SmsMessagesModule } from '../sms-messages/sms-messages.module.js'
import { TwilioWebhookController } from './twilio-webhook.controller.js'

@Module({ imports: [RepliesModule, SmsMessagesModule], controllers: [TwilioWebhookController] })
export class SmsWebhooksModule {}
