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

  /** Our own id of the call or the session that it ended, where the provider gave it back. */
  @Column('text', { name: 'attempt_id', nullable: true })
  attemptId: string | null

  /** What the provider calls that call or session. */
  @Column('text', { name: 'provider_ids', array: true })
  providerIds: string[]

  /** How that attempt ended; null where the event ends none. */
  @Column('text', { nullable: true })
  outcome: AttemptOutcome | null

  @Column({ type: 'timestamptz', name: 'received_at', insert: false })
  receivedAt: Date

  /** Null while its demo request is not known. */
  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null
}
