import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How often one report was opened. A trigger of the log keeps it. */
@Entity('report_readings')
export class ReportReadingEntity {
  @PrimaryColumn('text', { name: 'report_id' })
  reportId: string

  /** Different emails, without admins' own openings, as `views`. */
  @Column('int')
  people: number

  @Column('int')
  views: number

  @Column('int', { name: 'admin_views' })
  adminViews: number

  @Column({ type: 'timestamptz', name: 'first_at', nullable: true })
  firstAt: Date | null

  @Column({ type: 'timestamptz', name: 'last_at', nullable: true })
  lastAt: Date | null

  /** The latest opening, by an admin or a reader. */
  @Column({ type: 'timestamptz', name: 'opened_at' })
  openedAt: Date
}
