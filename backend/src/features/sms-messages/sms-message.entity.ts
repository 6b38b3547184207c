import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { SmsDelivery } from '../../providers/sms/sms.js'

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

  /** Tries that may have led to something. */
  @Column('integer')
  attempt: number

  /** Tries that the provider certainly did nothing about. */
  @Column('integer')
  refusals: number

  /** After this time it would only confuse: it is not sent any more. */
  @Column('timestamptz', { name: 'useful_until' })
  usefulUntil: Date

  @Column('text', { nullable: true })
  owner: string | null

  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil: Date | null

  @Column('text', { name: 'provider_id', nullable: true })
  providerId: string | null

  @Column('text', { nullable: true })
  error: string | null

  /** An invitation that came at night goes out at this time. */
  @Column('timestamptz', { name: 'waits_until', nullable: true })
  waitsUntil: Date | null

  /** When it is this message's turn, where its sender is held back. */
  @Column('timestamptz', { name: 'turn_at', nullable: true })
  turnAt: Date | null

  /** How far the carrier says it has come; it never goes back. */
  @Column('text', { nullable: true })
  delivery: SmsDelivery | null

  @Column('text', { name: 'delivery_error', nullable: true })
  deliveryError: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column({ type: 'timestamptz', name: 'updated_at', insert: false })
  updatedAt: Date
}
