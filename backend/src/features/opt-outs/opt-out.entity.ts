import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An opt-out: the owner of this phone has unsubscribed. */
@Entity('opt_outs')
export class OptOutEntity {
  /** E.164. */
  @PrimaryColumn('text')
  phone: string

  /** What the person wrote, as it came. */
  @Column('text')
  words: string

  /** Where it came from, such as 'reply by SMS'. */
  @Column('text')
  source: string

  @Column({ type: 'timestamptz', name: 'opted_out_at', insert: false })
  optedOutAt: Date
}
