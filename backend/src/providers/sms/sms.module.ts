import { Global, Module } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { Metrics } from '../../telemetry/metrics.js'
import { observePort } from '../../telemetry/observe-port.js'
import { OutboxSms } from './outbox-sms.js'
import { Sms, SmsNotAccepted } from './sms.js'

/** The only place that chooses the SMS provider. */
@Global()
@Module({
  providers: [{ provide: Sms, inject: [CONFIG, DataSource, Metrics], useFactory: openSms }],
  exports: [Sms],
})
export class SmsModule {}

async function openSms(config: Config, dataSource: DataSource, metrics: Metrics): Promise<Sms> {
  const provider = config.twilio.account === null ? 'outbox' : 'twilio'
  metrics.openOutcomes(metrics.texts, provider)
  return observePort(await chooseSms(config, dataSource), metrics, {
    port: 'sms',
    provider,
    operations: ['send', 'listAccepted'],
    outcomeOfError: (error) => (error instanceof SmsNotAccepted ? 'refused' : 'unknown'),
    count: (operation, outcome) => operation === 'send' && metrics.texts.inc({ provider, outcome }),
  })
}

async function chooseSms(config: Config, dataSource: DataSource): Promise<Sms> {
  if (config.twilio.account === null) return new OutboxSms(dataSource)
  // The vendor's library is loaded only if it is used.
  const { TwilioSms } = await import('./twilio/twilio-sms.js')
  return new TwilioSms(config.twilio.account, config)
}
