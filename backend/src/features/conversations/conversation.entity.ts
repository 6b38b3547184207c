import type { TranscriptEntry } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('conversations')
export class ConversationEntity {
  @PrimaryColumn('text')
  id: string

  /** Null for a conversation without an invitation. */
  @Column('text', { name: 'demo_request_id', nullable: true })
  demoRequestId: string | null

  @Column('text')
  provider: string

  @Column('text', { name: 'provider_conversation_id' })
  providerConversationId: string

  /** True for the one conversation that a demo request's report is written from. */
  @Column('boolean')
  counts: boolean

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date

  @Column('double precision', { name: 'duration_secs' })
  durationSecs: number

  @Column('jsonb')
  transcript: TranscriptEntry[]

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
