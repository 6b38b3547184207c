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

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
