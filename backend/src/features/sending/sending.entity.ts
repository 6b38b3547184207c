import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A single row: whether the product texts people for callers without a session. */
@Entity('sending')
export class SendingEntity {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly: true

  @Column({ type: 'boolean', insert: false })
  strangers: boolean
}
