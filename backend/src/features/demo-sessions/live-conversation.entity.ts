import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Where the person talks: on the page, or on a phone. */
export type ConversationChannel = 'web' | 'call'

/** Why a conversation is over; `left` when the page was gone for longer than the idle timeout. */
export type EndReason = 'agent' | 'person' | 'hang_up' | 'left' | 'too_long'

/** A conversation with the built-in agent. All of its state is here and in its turns, so any process can go on with it. */
@Entity('live_conversations')
export class LiveConversationEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'demo_request_id' })
  demoRequestId: string

  @Column('text')
  channel: ConversationChannel

  /** Of the newest session's token; null until a page has asked for one. */
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash: string | null

  /** How many turns the newest session was told: its connection begins with the next one. */
  @Column('integer', { name: 'told_turns' })
  toldTurns: number

  /** The one connection that may speak; whoever connects later takes its place. */
  @Column('text', { nullable: true })
  holder: string | null

  @Column({ type: 'timestamptz', name: 'started_at' })
  startedAt: Date

  /** When something was last heard of the person. */
  @Column({ type: 'timestamptz', name: 'seen_at' })
  seenAt: Date

  /** When a process that pages can come back to was started: the idle timeout counts from then at the earliest. */
  @Column({ type: 'timestamptz', name: 'grace_from' })
  graceFrom: Date

  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null

  @Column('text', { name: 'end_reason', nullable: true })
  endReason: EndReason | null
}
