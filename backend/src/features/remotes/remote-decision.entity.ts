import type { RemoteDecision } from '@clarity/contracts'
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'

/** What was decided about a remote besides its active version: who did what, and why. */
@Entity('remote_decisions')
export class RemoteDecisionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @Column('text')
  name: string

  @Column({ type: 'timestamptz', insert: false })
  at: Date

  @Column('text')
  by: string

  @Column('text')
  action: RemoteDecision['action']

  @Column('text', { nullable: true })
  version: string | null

  @Column('text', { nullable: true })
  reason: string | null

  /** Of a canary: the share of the admins. */
  @Column('integer', { nullable: true })
  percent: number | null
}
