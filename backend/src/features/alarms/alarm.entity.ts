import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Suspicious activity that an admin should know about, one row for each kind and source. */
@Entity('alarms')
export class AlarmEntity {
  @PrimaryColumn('text')
  kind: string

  @PrimaryColumn('text')
  source: string

  @Column({ type: 'timestamptz', name: 'first_at', insert: false })
  firstAt: Date

  @Column({ type: 'timestamptz', name: 'last_at', insert: false })
  lastAt: Date
}
