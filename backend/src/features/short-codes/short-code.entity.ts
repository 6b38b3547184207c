import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The kinds of targets of a code. */
export type ShortCodeTargetKind = 'demo' | 'report' | 'combined_report'

@Entity('short_codes')
export class ShortCodeEntity {
  @PrimaryColumn('text')
  code: string

  @Column('text', { name: 'target_kind' })
  targetKind: ShortCodeTargetKind

  @Column('text', { name: 'target_id' })
  targetId: string

  /** The report of a link that has an id of its own, and that may have been replaced since. */
  @Column('text', { name: 'report_id', nullable: true })
  reportId: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
