import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A counter of rate-limiter-flexible, which reads and writes this table itself. */
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
