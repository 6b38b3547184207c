import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The version of a remote that one session loads instead of the active one; deleted with the session. */
@Entity('remote_previews')
export class RemotePreviewEntity {
  @PrimaryColumn('text', { name: 'session_hash' })
  sessionHash: string

  @PrimaryColumn('text')
  name: string

  @Column('text')
  version: string
}
