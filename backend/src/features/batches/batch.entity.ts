import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A sheet of the batch page, kept while it is typed and submitted. */
@Entity('batches')
export class BatchEntity {
  @PrimaryColumn('text')
  id: string

  /** Grows with each saving by a page. */
  @Column('int')
  revision: number

  /** The page that saved last, by its own random text. */
  @Column('text', { name: 'saved_by_page', nullable: true })
  savedByPage: string | null

  @Column('text', { name: 'scenario_id', nullable: true })
  scenarioId: string | null

  /** Id of the admin. */
  @Column('text', { name: 'created_by', nullable: true })
  createdBy: string | null

  /** Rows with any content. */
  @Column('int', { name: 'row_count' })
  rowCount: number

  @Column('int', { name: 'created_count' })
  createdCount: number

  @Column('int', { name: 'failed_count' })
  failedCount: number

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column({ type: 'timestamptz', name: 'updated_at', insert: false })
  updatedAt: Date
}
