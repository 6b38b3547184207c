import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A token by which a program calls in place of an admin. */
@Entity('tokens')
export class TokenEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  name: string

  /** SHA-256 of the token, which is not stored. */
  @Column('text')
  hash: string

  @Column('text', { array: true })
  scopes: string[]

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  /** The email of the admin who made it. */
  @Column('text', { name: 'created_by' })
  createdBy: string

  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true, insert: false })
  lastUsedAt: Date | null
}
