import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * open -> ended, by an event or by asking; open -> unknown where the provider was asked for long and did not say; unknown
 * -> ended where its event comes after all.
 */
export type VoiceAttemptState = 'open' | 'ended' | 'unknown'

/** A call or a page's session that was begun at a provider. */
@Entity('voice_attempts')
export class VoiceAttemptEntity {
  /** Ours; the call's own id where it is one. */
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'demo_request_id' })
  demoRequestId: string

  /** What the provider calls it, where it has said so. */
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
