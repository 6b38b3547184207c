import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { SmsDelivery } from '../../providers/sms/sms.js'

/**
 * queued -> sending -> sent | failed | unknown (the outcome is unknown); unknown -> sent if the provider knows the
 * message, -> queued if it does not. Each arrow is one committed transaction.
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

  /** Deduplicates: two messages with the same key are one message. */
  @Column('text', { name: 'once_key' })
  onceKey: string

  @Column('text')
  phone: string

  @Column('text')
  body: string

  @Column('text')
  state: SmsMessageState

  /** Attempts that the provider may have performed. */
  @Column('integer')
  attempt: number

  /** Attempts that the provider certainly did not perform. */
  @Column('integer')
  refusals: number

  /** Deadline: after this time the message would only confuse, and is not sent any more. */
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

  /** The end of the quiet hours that delay an invitation. */
  @Column('timestamptz', { name: 'waits_until', nullable: true })
  waitsUntil: Date | null

  /** Since when it waits for the budget, or for the switch that stops everything; null if it does not. */
  @Column('timestamptz', { name: 'held_since', nullable: true })
  heldSince: Date | null

  /** The message's turn, if its sender is throttled. */
  @Column('timestamptz', { name: 'turn_at', nullable: true })
  turnAt: Date | null

  /** The furthest delivery state that the carrier reported; it never goes back. */
  @Column('text', { nullable: true })
  delivery: SmsDelivery | null

  @Column('text', { name: 'delivery_error', nullable: true })
  deliveryError: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column({ type: 'timestamptz', name: 'updated_at', insert: false })
  updatedAt: Date
}
