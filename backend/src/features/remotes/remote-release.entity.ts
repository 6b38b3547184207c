import type { RemoteManifest } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A released version, whose files and manifest never change. */
@Entity('remote_releases')
export class RemoteReleaseEntity {
  @PrimaryColumn('text')
  name: string

  @PrimaryColumn('text')
  version: string

  @Column('jsonb')
  manifest: RemoteManifest

  @Column('text', { name: 'released_by' })
  releasedBy: string

  @Column({ type: 'timestamptz', name: 'released_at', insert: false })
  releasedAt: Date

  /** Verified with the module's key when it was released; null if the module had no key. */
  @Column('text', { nullable: true })
  signature: string | null

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null

  @Column('text', { name: 'withdrawn_by', nullable: true })
  withdrawnBy: string | null

  @Column('text', { name: 'withdrawn_reason', nullable: true })
  withdrawnReason: string | null

  /** Set when an old version's files are deleted: its row stays for the history. */
  @Column('timestamptz', { name: 'files_deleted_at', nullable: true })
  filesDeletedAt: Date | null
}
