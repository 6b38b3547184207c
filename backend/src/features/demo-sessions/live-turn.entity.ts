import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A turn of a conversation with the built-in agent. */
@Entity('live_turns')
export class LiveTurnEntity {
  @PrimaryColumn('text', { name: 'conversation_id' })
  conversationId: string

  @PrimaryColumn('integer')
  position: number

  @Column('text')
  role: 'agent' | 'user'

  @Column('text')
  message: string

  /** The page's id of its message, which deduplicates a turn that is sent again. */
  @Column('text', { name: 'message_id', nullable: true })
  messageId: string | null

  @Column({ type: 'timestamptz', name: 'said_at', insert: false })
  saidAt: Date
}
