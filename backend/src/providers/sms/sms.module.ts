import { Global, Module } from '@nestjs/common'
import { OutboxSms } from './outbox-sms.js'
import { Sms } from './sms.js'

/** The only place that chooses who sends text messages. */
@Global()
@Module({ providers: [{ provide: Sms, useClass: OutboxSms }], exports: [Sms] })
export class SmsModule {}
