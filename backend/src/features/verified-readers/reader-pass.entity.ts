import type { CodeReceiver } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A browser that has shown the code of a report, by the hash of its cookie. */
@Entity('reader_passes')
export class ReaderPassEntity {
  @PrimaryColumn('text')
  hash: string

  @Column('text', { name: 'report_id' })
  reportId: string

  @Column('text')
  reader: CodeReceiver

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date
}
