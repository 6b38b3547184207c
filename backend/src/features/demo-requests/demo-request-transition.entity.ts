import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { DemoRequestState } from '@clarity/contracts'

/** One change of a demo request's state: its history. */
@Entity('demo_request_transitions')
export class DemoRequestTransitionEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @Column('text', { name: 'demo_request_id' })
  demoRequestId: string

  @Column('text', { name: 'from_state' })
  fromState: DemoRequestState

  @Column('text', { name: 'to_state' })
  toState: DemoRequestState

  @Column('text')
  cause: string

  @Column({ type: 'timestamptz', insert: false })
  at: Date
}
