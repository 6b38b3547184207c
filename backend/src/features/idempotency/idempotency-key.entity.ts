import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A call that a client may repeat. Keyed hashes: the caller's network and the body cannot be read back. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  /** Hash of who called and of the key. */
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'body_hash' })
  bodyHash: string

  /** The request that answers; another takes over from one that was lost. */
  @Column('text')
  claim: string

  /** Null while the request is under way. */
  @Column('jsonb', { nullable: true })
  answer: object | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
