import type { ProviderFinding } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Config } from '../../config/config.js'
import { bad, good } from '../findings.js'
import type { ProviderDescription } from '../port.js'
import { addressOf, shown } from '../settings.js'
import { Sms, type OutgoingSms, type SmsResult } from './sms.js'
import { commonSmsSettings } from './sms-common-settings.js'
import { outboxTexts } from './texts.js'
import { explainTwilioError } from './twilio/explain-failure.js'

/** The embedded default: messages are rows of a table, and the phone simulator shows them. */
@Injectable()
export class OutboxSms extends Sms {
  readonly reconcileAfterSecs = 0
  readonly pace = null
  readonly isCarrier = false

  constructor(private readonly dataSource: DataSource) {
    super()
  }

  async send({ id, phone, body }: OutgoingSms): Promise<SmsResult> {
    await this.dataSource.query(
      `INSERT INTO outbox_messages (id, direction, phone, body) VALUES ($1, 'outbound', $2, $3) ON CONFLICT (id) DO NOTHING`,
      [id, phone, body],
    )
    return { kind: 'sent', providerId: id }
  }

  async listAccepted({ id }: OutgoingSms): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query('SELECT id FROM outbox_messages WHERE id = $1', [id])
    return rows.map((row) => row.id)
  }

  /** Messages may have been sent by Twilio before the installation changed to the outbox. */
  explain(reason: string): ProviderFinding {
    return explainTwilioError(reason) ?? bad(outboxTexts.failed(reason), outboxTexts.failedRemedy)
  }

  describe(config: Config): ProviderDescription {
    const { name, summary } = outboxTexts
    const settings = [shown('SMS_PROVIDER', 'outbox'), shown('PUBLIC_URL', addressOf(config.publicUrl))]
    return { name, summary, settings: [...settings, ...commonSmsSettings(config)], webhooks: [] }
  }

  async check(): Promise<ProviderFinding[]> {
    const [row] = await this.dataSource.query<[{ held: number }]>('SELECT count(*)::int AS held FROM outbox_messages')
    return [good(outboxTexts.works(row.held))]
  }
}
