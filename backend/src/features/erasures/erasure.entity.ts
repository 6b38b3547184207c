import { Column, Entity, PrimaryColumn } from 'typeorm'
import type { ErasedRows } from '../../personal-data/erased-rows.js'

/** The receipt of an erased person: ids of rows, and none of the erased values. */
@Entity('erasures')
export class ErasureEntity {
  @PrimaryColumn('text')
  id: string

  @Column('jsonb')
  rows: ErasedRows

  /** Keyed hashes of opted-out numbers. */
  @Column({ type: 'text', array: true, insert: false })
  suppressed: string[]

  /** Id of the admin; null for the command line. */
  @Column('text', { name: 'requested_by', nullable: true })
  requestedBy: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
