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

  /** Null if the conversation began on the welcome screen: no SMS is sent. */
  @Column('text', { name: 'recipient_phone', nullable: true })
  recipientPhone: string | null

  @Column('text', { nullable: true })
  campaign: string | null

  @Column('text')
  state: DemoRequestState

  /** The invitation waited until then because of the quiet hours; null if it did not wait. */
  @Column('timestamptz', { name: 'wait_until', nullable: true })
  waitUntil: Date | null

  /** The admin who made the request; null for a caller without a session. */
  @Column('text', { name: 'requested_by', nullable: true })
  requestedBy: string | null

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  /** Set when the person was erased; nothing that arrives for it later is stored. */
  @Column({ type: 'timestamptz', name: 'erased_at', nullable: true, insert: false })
  erasedAt: Date | null
}
