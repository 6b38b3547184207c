import type { BatchRowStatus, DemoRole } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A row of a batch. Nothing in it is certain to be valid: it is what was typed. */
@Entity('batch_rows')
export class BatchRowEntity {
  @PrimaryColumn('text', { name: 'batch_id' })
  batchId: string

  /** Given by the page; also the order. */
  @PrimaryColumn('int')
  id: number

  @Column('text')
  role: DemoRole

  @Column('text', { name: 'manager_name' })
  managerName: string

  @Column('text', { name: 'manager_phone' })
  managerPhone: string

  @Column('text', { name: 'recipient_name' })
  recipientName: string

  @Column('text', { name: 'recipient_phone' })
  recipientPhone: string

  @Column('text')
  status: BatchRowStatus

  @Column('text', { name: 'error_message' })
  errorMessage: string

  @Column('text', { name: 'request_id' })
  requestId: string

  @Column('text', { name: 'short_code' })
  shortCode: string

  /** The Idempotency-Key of the last request; empty if the row was not sent since it was changed. */
  @Column('text')
  key: string
}
