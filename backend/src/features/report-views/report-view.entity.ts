import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The outcome of an attempt to read a report; `reader_error` for an error without a known attempt. */
export type ReportViewOutcome = 'viewed' | 'not_found' | 'refused' | 'failed' | 'reader_error'

@Entity('report_views')
export class ReportViewEntity {
  @PrimaryColumn('text')
  id: string

  /** The requested id: of a report, of a combined report, or of neither. */
  @Column('text', { name: 'report_id' })
  reportId: string

  @Column('text', { nullable: true })
  email: string | null

  @Column('text')
  address: string

  @Column('text', { name: 'geo_location', nullable: true })
  geoLocation: string | null

  /** False for a view, true for an error, null if unknown. */
  @Column('boolean', { name: 'has_error', nullable: true })
  hasError: boolean | null

  @Column('text', { name: 'error_message', nullable: true })
  errorMessage: string | null

  /** True if the reader has shown a code; null if unknown, and for an admin. */
  @Column('boolean', { nullable: true })
  verified: boolean | null

  @Column('text')
  outcome: ReportViewOutcome

  @Column({ type: 'timestamptz', name: 'viewed_at', insert: false })
  viewedAt: Date
}
