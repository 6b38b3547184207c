import type { Role } from '@clarity/contracts'
import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A link by which a colleague gets an account. */
@Entity('invitations')
export class InvitationEntity {
  @PrimaryColumn('text')
  id: string

  @Column('text')
  email: string

  @Column('text')
  role: Role

  /** SHA-256 of the end of the link, which is not stored. */
  @Column('text')
  hash: string

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null
}
