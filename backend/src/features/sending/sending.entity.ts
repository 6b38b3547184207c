import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A single row: the switches by which admins stop what costs money. */
@Entity('sending')
export class SendingEntity {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly: true

  @Column({ type: 'boolean', insert: false })
  strangers: boolean

  /** False stops every text, call and language model. */
  @Column({ type: 'boolean', insert: false })
  everything: boolean
}
