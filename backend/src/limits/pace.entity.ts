import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A throttled sender. */
@Entity('paces')
export class PaceEntity {
  @PrimaryColumn('text')
  key: string

  /** When the next message may go out. */
  @Column('timestamptz', { name: 'free_at' })
  freeAt: Date
}
