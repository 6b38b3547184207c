import type { DemoRequestState, DemoRole } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('demo_requests')
export class DemoRequestEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  role: DemoRole

  @Column('text', { name: 'scenario_id' })
  scenarioId: string

  @Column('text', { name: 'manager_name', nullable: true })
  managerName: string | null

  /** E.164, like the recipient's. */
  @Column('text', { name: 'manager_phone', nullable: true })
  managerPhone: string | null

  @Column('text', { name: 'recipient_name' })
  recipientName: string

  /** Null where the conversation began on the welcome screen: no SMS goes anywhere. */
  @Column('text', { name: 'recipient_phone', nullable: true })
  recipientPhone: string | null

  @Column('text', { nullable: true })
  campaign: string | null

  @Column('text')
  state: DemoRequestState

  /** Until then the invitation waited, so as not to come at night; null where it did not. */
  @Column('timestamptz', { name: 'wait_until', nullable: true })
  waitUntil: Date | null

  /** The admin who asked for it; null for anybody else. */
  @Column('text', { name: 'requested_by', nullable: true })
  requestedBy: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
