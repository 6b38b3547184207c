import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An admin's authenticator app. */
@Entity('authenticators')
export class AuthenticatorEntity {
  @PrimaryColumn('text', { name: 'admin_id' })
  adminId: string

  /** Codes are computed from it, so it cannot be a hash: encrypted (signing/seals.ts). */
  @Column('text', { name: 'sealed_secret' })
  sealedSecret: string

  /** Null until a first code has shown that the app has the secret; a sign-in asks for no code before. */
  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt: Date | null

  /** The time step of the last accepted code: no code is accepted twice. */
  @Column('bigint', { name: 'last_step' })
  lastStep: string

  @Column({ type: 'timestamptz', name: 'created_at', insert: false })
  createdAt: Date
}
