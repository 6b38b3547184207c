import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A key that all instances share and that the product makes itself. */
@Entity('secrets')
export class SecretEntity {
  @PrimaryColumn('text')
  name: string

  @Column('text')
  value: string
}
