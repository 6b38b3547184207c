import type { ReplyMeaning } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The effect of a reply. */
export type ReplyEffect = 'none' | 'confirmed' | 'declined' | 'opted_out' | 'started' | 'helped' | 'clarified'

@Entity('replies')
export class ReplyEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  provider: string

  /** The provider's own id: repeated deliveries of the same message are one reply. */
  @Column('text', { name: 'provider_message_id' })
  providerMessageId: string

  /** E.164. */
  @Column('text')
  phone: string

  @Column('text')
  body: string

  @Column('text')
  meaning: ReplyMeaning

  /** The demo request that it refers to; null if none was open. */
  @Column('text', { name: 'demo_request_id', nullable: true })
  demoRequestId: string | null

  @Column('text')
  effect: ReplyEffect

  @Column({ type: 'timestamptz', name: 'received_at', insert: false })
  receivedAt: Date
}
