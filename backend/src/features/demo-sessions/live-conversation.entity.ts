import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How the person talks: on the page or by phone. */
export type ConversationChannel = 'web' | 'call'

/** Why a conversation ended; `left` if the page was gone for longer than the idle timeout. */
export type EndReason = 'agent' | 'person' | 'hang_up' | 'left' | 'too_long'

/**
 * A conversation with the built-in agent. Its whole state is in this row and its turns: any process can continue it.
 */
@Entity('live_conversations')
export class LiveConversationEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'demo_request_id' })
  demoRequestId: string

  @Column('text')
  channel: ConversationChannel

  /** Hash of the newest session's token; null until a page has requested a session. */
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash: string | null

  /** How many turns the newest session has received; its connection begins with the next one. */
  @Column('integer', { name: 'told_turns' })
  toldTurns: number

  /** The only connection that may speak; a later one replaces it. */
  @Column('text', { nullable: true })
  holder: string | null

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt: Date

  /** When the person last gave a sign of life. */
  @Column({ type: 'timestamptz', name: 'seen_at' })
  seenAt: Date

  /** When a process that pages can reconnect to was started: the idle timeout counts from then at the earliest. */
  @Column({ type: 'timestamptz', name: 'grace_from' })
  graceFrom: Date

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null

  @Column('text', { name: 'end_reason', nullable: true })
  endReason: EndReason | null
}
