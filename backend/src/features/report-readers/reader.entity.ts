import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A person by the email at the gate. A trigger of the log keeps it. */
@Entity('readers')
export class ReaderEntity {
  /** Of the email. */
  @PrimaryColumn('text')
  id: string

  @Column('text')
  email: string

  @Column('int')
  reports: number

  @Column('int')
  views: number

  @Column({ type: 'timestamptz', name: 'first_at' })
  firstAt: Date

  @Column({ type: 'timestamptz', name: 'last_at' })
  lastAt: Date

  /** The latest that is known. */
  @Column('text', { name: 'geo_location', nullable: true })
  geoLocation: string | null
}
