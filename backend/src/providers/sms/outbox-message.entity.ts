import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A message of the simulated phone network, in either direction. */
@Entity('outbox_messages')
export class OutboxMessageEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  direction: 'inbound' | 'outbound'

  @Column('text')
  phone: string

  @Column('text')
  body: string

  @Column({ type: 'timestamptz', insert: false })
  at: Date
}
