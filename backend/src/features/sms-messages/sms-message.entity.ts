import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * queued -> sending -> sent | failed | unknown (nobody knows whether the provider took it); unknown -> sent where the
 * provider knows it, -> queued where it does not. Each arrow is one committed transaction.
 */
export type SmsMessageState = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown'

@Entity('sms_messages')
export class SmsMessageEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'demo_request_id', nullable: true })
  demoRequestId: string | null

  @Column('text')
  template: string

  /** Two messages with one key are one message. */
  @Column('text', { name: 'once_key' })
  onceKey: string

  @Column('text')
  phone: string

  @Column('text')
  body: string

  @Column('text')
  state: SmsMessageState

  @Column('integer')
  attempt: number

  @Column('text', { nullable: true })
  owner: string | null

  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil: Date | null

  @Column('text', { name: 'provider_id', nullable: true })
  providerId: string | null

  @Column('text', { nullable: true })
  error: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
