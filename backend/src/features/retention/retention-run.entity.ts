import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How far the data of one kind has been removed; the next run continues there. */
@Entity('retention_runs')
export class RetentionRunEntity {
  @PrimaryColumn('text')
  kind: string

  /** Everything before is removed. */
  @Column('timestamptz')
  until: Date

  /** Rows so far. */
  @Column({ type: 'bigint', insert: false })
  blanked: string

  @Column({ type: 'timestamptz', name: 'ran_at', insert: false })
  ranAt: Date
}
