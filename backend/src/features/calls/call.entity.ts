import type { NextAction } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { AttemptOutcome } from '../../providers/voice/voice-event.js'

/**
 * queued -> placing -> ringing | failed | unknown (nobody knows whether the provider placed it); unknown -> ringing where
 * the provider knows it, -> queued where it does not. ringing -> answered | declined | missed; answered -> ended. Taken
 * back before it rang: cancelled; while it rang: declined or ended, by who did it. A provider that tells how a call went
 * ends it in whatever state it is: ended, missed or failed. Each arrow is one committed transaction.
 */
export type CallState =
  'queued' | 'placing' | 'unknown' | 'ringing' | 'answered' | 'ended' | 'declined' | 'missed' | 'failed' | 'cancelled'

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

  /** Tries that may have led to something. */
  @Column('integer')
  attempt: number

  /** Tries that the provider certainly did nothing about. */
  @Column('integer')
  refusals: number

  /** After this time nobody waits for it any more: it is not placed. */
  @Column('timestamptz', { name: 'place_by' })
  placeBy: Date

  @Column('timestamptz', { name: 'leased_until', nullable: true })
  leasedUntil: Date | null

  @Column('text', { name: 'provider_id', nullable: true })
  providerId: string | null

  @Column('text', { nullable: true })
  error: string | null

  /** How it went, where a provider has told. */
  @Column('text', { nullable: true })
  outcome: AttemptOutcome | null

  /** What somebody can do about a call that reached nobody. */
  @Column('text', { name: 'next_action', nullable: true })
  nextAction: NextAction | null

  /** What was begun, or joined, when the phone was answered. */
  @Column('text', { name: 'live_conversation_id', nullable: true })
  liveConversationId: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column('timestamptz', { name: 'ringing_until', nullable: true })
  ringingUntil: Date | null

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null
}
