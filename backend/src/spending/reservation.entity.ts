import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The upper cost of an action that is allowed and whose cost is not known yet. */
@Entity('reservations')
export class ReservationEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  month: string

  @Column('text')
  kind: string

  @Column('text')
  country: string

  @Column('text', { name: 'scenario_id' })
  scenarioId: string

  @Column('bigint')
  amount: string

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
