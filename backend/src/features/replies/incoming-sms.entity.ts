import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { CarrierKeyword, DeliveredReply } from '../../providers/sms/incoming-reply.js'

/** A message as a carrier delivered it, stored until it is processed. */
@Entity('incoming_sms')
export class IncomingSmsEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string

  @Column('text')
  provider: string

  @Column('text', { name: 'provider_message_id' })
  providerMessageId: string

  @Column('text')
  phone: string

  @Column('text')
  body: string

  @Column('text', { nullable: true })
  keyword: CarrierKeyword | null

  @Column('boolean', { name: 'is_answered' })
  isAnswered: boolean

  @Column('jsonb')
  payload: DeliveredReply['payload']

  @Column({ type: 'timestamptz', name: 'received_at', insert: false })
  receivedAt: Date

  @Column('timestamptz', { name: 'handled_at', nullable: true })
  handledAt: Date | null
}
