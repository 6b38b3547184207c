import type { NextAction } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { AttemptOutcome } from '../../providers/voice/voice-event.js'

/**
 * queued -> placing -> ringing | failed | unknown (the provider may or may not have placed it). unknown -> ringing if
 * the provider knows the call, -> queued if it does not. ringing -> answered | declined | missed; answered -> ended.
 * Withdrawn before it rang: cancelled. Withdrawn while it rang: declined (NO) or ended (STOP). A provider that reports
 * the outcome ends the call in any state: ended, missed or failed. Each arrow is one committed transaction.
 */
export type CallState =
  | 'queued'
  | 'placing'
  | 'unknown'
  | 'ringing'
  | 'answered'
  | 'ended'
  | 'declined'
  | 'missed'
  | 'failed'
  | 'cancelled'

@Entity('calls')
export class CallEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'demo_request_id' })
  demoRequestId: string

  /** E.164. */
  @Column('text')
  phone: string

  @Column('text')
  state: CallState

  /** Attempts that may have placed a call. */
  @Column('integer')
  attempt: number

  /** Attempts that certainly had no effect at the provider. */
  @Column('integer')
  refusals: number

  /** The deadline: after this time the call is no longer expected, and is not placed. */
  @Column('timestamptz', { name: 'place_by' })
  placeBy: Date

  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil: Date | null

  @Column('text', { name: 'provider_id', nullable: true })
  providerId: string | null

  @Column('text', { nullable: true })
  error: string | null

  /** Since when it waits for the budget, or for the switch that stops everything; null if it does not. */
  @Column('timestamptz', { name: 'held_since', nullable: true })
  heldSince: Date | null

  /** The outcome that the provider reported; null if it has not reported one. */
  @Column('text', { nullable: true })
  outcome: AttemptOutcome | null

  /** The suggested next step after a call without a conversation. */
  @Column('text', { name: 'next_action', nullable: true })
  nextAction: NextAction | null

  /** The conversation that was begun, or joined, when the phone was answered. */
  @Column('text', { name: 'live_conversation_id', nullable: true })
  liveConversationId: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column('timestamptz', { name: 'ringing_until', nullable: true })
  ringingUntil: Date | null

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null
}
