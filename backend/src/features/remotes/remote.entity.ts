import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('remotes')
export class RemoteEntity {
  @PrimaryColumn('text')
  name: string

  /** Null only within the transaction of its first release. */
  @Column('text', { name: 'active_version', nullable: true })
  activeVersion: string | null
}
