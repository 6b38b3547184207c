import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The counter of a rate limit; rate-limiter-flexible reads and writes this table itself. */
@Entity('limits')
export class LimitEntity {
  @PrimaryColumn('varchar', { length: 255 })
  key: string

  @Column({ type: 'integer', insert: false })
  points: number

  /** End of the window in milliseconds since the epoch; null if it never ends. */
  @Column('bigint', { nullable: true })
  expire: string | null
}
