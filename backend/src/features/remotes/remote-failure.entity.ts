import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The last error that browsers reported for a version, and how many they reported. */
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

  @Column('integer')
  count: number
}
