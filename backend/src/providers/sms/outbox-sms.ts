import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Sms, type OutgoingSms, type SmsResult } from './sms.js'

/** The embedded default: messages stand in a table, where the phone simulator shows them. */
@Injectable()
export class OutboxSms extends Sms {
  readonly settleSecs = 0
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

  async listTaken({ id }: OutgoingSms): Promise<string[]> {
    const rows: { id: string }[] = await this.dataSource.query('SELECT id FROM outbox_messages WHERE id = $1', [id])
    return rows.map((row) => row.id)
  }
}
