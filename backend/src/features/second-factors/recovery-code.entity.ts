import { Entity, PrimaryColumn } from 'typeorm'

/** A code that signs in once in place of the authenticator app. Its row ends with its use. */
@Entity('recovery_codes')
export class RecoveryCodeEntity {
  @PrimaryColumn('text', { name: 'admin_id' })
  adminId: string

  /** Keyed, so the table alone does not let codes be guessed. */
  @PrimaryColumn('text')
  hash: string
}
