import type { CodeReceiver } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A code that was texted to the phone of a report's recipient or manager. */
@Entity('reader_codes')
export class ReaderCodeEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'report_id' })
  reportId: string

  /** Whose phone got it. */
  @Column('text')
  reader: CodeReceiver

  @Column('text')
  hash: string

  @Column('integer', { default: 0 })
  tries: number

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null
}
