import type { WebhookDeliveryState, WebhookType } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One event on its way to one receiver. */
@Entity('webhook_deliveries')
export class WebhookDeliveryEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'webhook_id' })
  webhookId: string

  @Column('text')
  type: WebhookType

  /** Exactly what is sent and signed. */
  @Column('text')
  body: string

  @Column('text')
  state: WebhookDeliveryState

  /** In this series. */
  @Column('integer')
  tries: number

  /** Grows each time that an admin sends it again, which makes the jobs of the series before void. */
  @Column('integer')
  series: number

  /** Until then a process is sending it. */
  @Column({ type: 'timestamptz', name: 'leased_until', nullable: true })
  leasedUntil: Date | null

  @Column({ type: 'timestamptz', name: 'next_try_at', nullable: true })
  nextTryAt: Date | null

  /** The receiver's last status; null if it gave none. */
  @Column('integer', { nullable: true })
  status: number | null

  @Column('text', { nullable: true })
  error: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column({ type: 'timestamptz', name: 'delivered_at', nullable: true })
  deliveredAt: Date | null
}
