import type { RemoteChange } from '@clarity/contracts'
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'

/** The history of a remote: who did what. A roll-back reads from it which version was active before. */
@Entity('remote_changes')
export class RemoteChangeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @Column('text')
  name: string

  @Column({ type: 'timestamptz', insert: false })
  at: Date

  @Column('text')
  by: string

  @Column('text')
  action: RemoteChange['action']

  @Column('text')
  version: string

  @Column('text', { name: 'previous_version', nullable: true })
  previousVersion: string | null

  /**
   * True if the change made its version active. Null in rows of release 0.1.0 (also of one that still runs during a
   * rolling upgrade): there, all changes did but the releases after the first.
   */
  @Column('boolean', { name: 'made_active', nullable: true })
  madeActive: boolean | null
}
