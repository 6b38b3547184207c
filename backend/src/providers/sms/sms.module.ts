import { Global, Module } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { OutboxSms } from './outbox-sms.js'
import { Sms } from './sms.js'

/** The only place that chooses the SMS provider. */
@Global()
@Module({
  providers: [{ provide: Sms, inject: [CONFIG, DataSource], useFactory: chooseSms }],
  exports: [Sms],
})
export class SmsModule {}

async function chooseSms(config: Config, dataSource: DataSource): Promise<Sms> {
  if (config.twilio.account === null) return new OutboxSms(dataSource)
  // The vendor's library is loaded only if it is used.
  const { TwilioSms } = await import('./twilio/twilio-sms.js')
  return new TwilioSms(config.twilio.account, config)
}
