import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A written version of a report, which never changes. */
@Entity('report_versions')
export class ReportVersionEntity {
  @PrimaryColumn('text', { name: 'report_id' })
  reportId: string

  @PrimaryColumn('integer')
  version: number

  @Column('text')
  content: string

  /** The version whose content was restored; null if a writer wrote this one. */
  @Column('integer', { name: 'restored_from', nullable: true })
  restoredFrom: number | null

  @Column({ type: 'timestamptz', name: 'generated_at', insert: false })
  generatedAt: Date
}
