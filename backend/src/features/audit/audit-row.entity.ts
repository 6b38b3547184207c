import { Column, Entity, PrimaryColumn } from 'typeorm'

/** One change or reading, in the chain. */
@Entity('audit_rows')
export class AuditRowEntity {
  @PrimaryColumn('text')
  id: string

  /** A bigint, which the driver gives as text. */
  @Column('bigint', { unique: true })
  position: string

  @Column('timestamptz')
  at: Date

  @Column('text', { nullable: true })
  account: string | null

  @Column('text', { nullable: true })
  token: string | null

  @Column('text')
  action: string

  @Column('text', { array: true })
  ids: string[]

  @Column('text')
  network: string

  @Column('text', { name: 'previous_hash' })
  previousHash: string

  @Column('text')
  hash: string
}
