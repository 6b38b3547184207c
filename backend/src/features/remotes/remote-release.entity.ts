import type { RemoteManifest } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A released version, which never changes. */
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
}
