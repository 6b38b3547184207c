import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The last thing that browsers said went wrong with a version. */
@Entity('remote_failures')
export class RemoteFailureEntity {
  @PrimaryColumn('text')
  name: string

  @PrimaryColumn('text')
  version: string

  @Column('text')
  reason: string

  @Column('timestamptz')
  at: Date
}
