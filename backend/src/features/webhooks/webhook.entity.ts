import type { WebhookType } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A receiver of events. */
@Entity('webhooks')
export class WebhookEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  url: string

  @Column('text', { array: true })
  types: WebhookType[]

  /** Signs the deliveries, so it cannot be a hash: encrypted (signing/seals.ts). */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string

  /** Null while it is on. */
  @Column({ type: 'timestamptz', name: 'off_at', nullable: true })
  offAt: Date | null

  /** Null if an admin switched it off. */
  @Column('text', { name: 'off_reason', nullable: true })
  offReason: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  /** The email of the admin who made it. */
  @Column('text', { name: 'created_by' })
  createdBy: string
}
