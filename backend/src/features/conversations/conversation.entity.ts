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

  /** For searches, filled by the database; null if the row is older than the column and still waits for its job. */
  @Column({ type: 'tsvector', nullable: true, select: false, insert: false, update: false })
  said: string | null

  /** As the request has it, filled by the database; '' without a request. */
  @Column({ type: 'text', name: 'scenario_id', select: false, insert: false, update: false })
  scenarioId: string

  /** As the request has it, like the next three. */
  @Column({ type: 'text', name: 'recipient_name', nullable: true, select: false, insert: false, update: false })
  recipientName: string | null

  @Column({ type: 'text', name: 'manager_name', nullable: true, select: false, insert: false, update: false })
  managerName: string | null

  @Column({ type: 'text', name: 'recipient_phone', nullable: true, select: false, insert: false, update: false })
  recipientPhone: string | null

  @Column({ type: 'text', name: 'manager_phone', nullable: true, select: false, insert: false, update: false })
  managerPhone: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
