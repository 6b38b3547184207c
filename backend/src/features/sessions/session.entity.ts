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

  /** Identifies the session without showing its token. */
  @Column({ type: 'text', insert: false })
  id: string

  /** As the browser sent it, at most 400 characters; null if it sent none. */
  @Column('text', { name: 'user_agent', nullable: true })
  userAgent: string | null

  @Column('text', { name: 'geo_location', nullable: true })
  geoLocation: string | null

  /** Up to a minute old. */
  @Column({ type: 'timestamptz', name: 'used_at', insert: false })
  usedAt: Date

  /** From a device that had not signed in to this account before, while another one had; until it is confirmed. */
  @Column('boolean', { name: 'is_new_device' })
  isNewDevice: boolean
}
