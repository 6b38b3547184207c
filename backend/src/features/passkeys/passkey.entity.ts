import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A passkey of an admin. */
@Entity('passkeys')
export class PasskeyEntity {
  /** The authenticator's, in base64url. */
  @PrimaryColumn('text')
  id: string

  @Column('text', { name: 'admin_id' })
  adminId: string

  /** In COSE. */
  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer

  /** The signature counter that the authenticator reports; one that goes back is a copied key. Many stay at 0. */
  @Column('bigint')
  counter: string

  /** How the browser reached the authenticator, such as 'internal' or 'usb'. */
  @Column('text', { array: true })
  transports: string[]

  @Column('text')
  name: string

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date

  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true })
  lastUsedAt: Date | null
}
