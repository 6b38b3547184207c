import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An opt-out: the owner of this phone has unsubscribed. */
@Entity('opt_outs')
export class OptOutEntity {
  /** E.164; after its owner was erased, its keyed hash. */
  @PrimaryColumn('text')
  phone: string

  /** The person's own words, unchanged. */
  @Column('text')
  words: string

  /** The channel of the opt-out, such as 'reply by SMS'. */
  @Column('text')
  source: string

  @Column({ type: 'timestamptz', name: 'opted_out_at', insert: false })
  optedOutAt: Date
}
