import { Column, Entity, PrimaryColumn } from 'typeorm'

/** How often one reader opened one report. A trigger of the log keeps it. */
@Entity('report_readers')
export class ReportReaderEntity {
  @PrimaryColumn('text', { name: 'report_id' })
  reportId: string

  @PrimaryColumn('text', { name: 'reader_id' })
  readerId: string

  @Column('int')
  views: number

  @Column({ type: 'timestamptz', name: 'first_at' })
  firstAt: Date

  @Column({ type: 'timestamptz', name: 'last_at' })
  lastAt: Date

  /** The latest that is known. */
  @Column('text', { name: 'geo_location', nullable: true })
  geoLocation: string | null
}
