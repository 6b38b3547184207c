import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { AttemptOutcome, FinishedConversation } from '../../providers/voice/voice-event.js'

@Entity('voice_events')
export class VoiceEventEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  provider: string

  /** Deduplicates: unique within a provider. */
  @Column('text', { name: 'event_key' })
  eventKey: string

  @Column('text', { name: 'demo_request_id', nullable: true })
  demoRequestId: string | null

  @Column('text')
  payload: string

  @Column('jsonb', { nullable: true })
  conversation: FinishedConversation | null

  /** Our id of the call or session that the event ended; null if the provider did not return it. */
  @Column('text', { name: 'attempt_id', nullable: true })
  attemptId: string | null

  /** The provider's ids of that call or session. */
  @Column('text', { name: 'provider_ids', array: true })
  providerIds: string[]

  /** The outcome of that attempt; null if the event ends no attempt. */
  @Column('text', { nullable: true })
  outcome: AttemptOutcome | null

  @Column({ type: 'timestamptz', name: 'received_at', insert: false })
  receivedAt: Date

  /** Null until the event is handled, for which its demo request has to be known. */
  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null
}
