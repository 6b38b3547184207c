import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { SmsDelivery } from '../../providers/sms/sms.js'

/** A carrier's delivery report, which may come before the message is known to be sent. */
@Entity('sms_delivery_reports')
export class SmsDeliveryReportEntity {
  @PrimaryColumn('text', { name: 'provider_id' })
  providerId: string

  @PrimaryColumn('text')
  delivery: SmsDelivery

  @Column('text', { nullable: true })
  error: string | null

  @Column({ type: 'timestamptz', name: 'received_at', insert: false })
  receivedAt: Date
}
