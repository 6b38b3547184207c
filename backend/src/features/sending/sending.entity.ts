import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One row: whom the product texts. */
@Entity('sending')
export class SendingEntity {
  @PrimaryColumn('boolean', { name: 'is_only' })
  isOnly: true

  @Column({ type: 'boolean', insert: false })
  strangers: boolean
}
