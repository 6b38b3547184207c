import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A signed-in browser of an admin. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash: string

  @Column('text', { name: 'admin_id' })
  adminId: string

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date
}
