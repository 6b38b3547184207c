import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * open -> ended, by an event or by reconciliation; open -> unknown if the provider gave no answer up to the limit;
 * unknown -> ended if the event arrives after all.
 */
export type VoiceAttemptState = 'open' | 'ended' | 'unknown'

/** A call or a page's session that was begun at a provider. */
@Entity('voice_attempts')
export class VoiceAttemptEntity {
  /** Our id; for a call, the id of the call. */
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'demo_request_id' })
  demoRequestId: string

  /** The provider's id; null if the provider did not return one. */
  @Column('text', { name: 'provider_id', nullable: true })
  providerId: string | null

  @Column('text')
  state: VoiceAttemptState

  /** How often the provider was asked for its end. */
  @Column('integer')
  asked: number

  @Column({ type: 'timestamptz', name: 'begun_at', insert: false })
  begunAt: Date
}
