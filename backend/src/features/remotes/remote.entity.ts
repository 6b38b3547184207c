import { Column, Entity, PrimaryColumn } from 'typeorm'

@Entity('remotes')
export class RemoteEntity {
  @PrimaryColumn('text')
  name: string

  /** Null until a first version is activated. */
  @Column('text', { name: 'active_version', nullable: true })
  activeVersion: string | null

  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt: Date | null

  @Column('text', { name: 'disabled_by', nullable: true })
  disabledBy: string | null

  @Column('text', { name: 'disabled_reason', nullable: true })
  disabledReason: string | null

  /** The version that a share of the admins loads instead of the active one. */
  @Column('text', { name: 'canary_version', nullable: true })
  canaryVersion: string | null

  /** The size of that share; null exactly if there is no such version. */
  @Column('integer', { name: 'canary_percent', nullable: true })
  canaryPercent: number | null

  /** An Ed25519 key (SPKI, PEM). With it, only releases that it signed are accepted. */
  @Column('text', { name: 'public_key', nullable: true })
  publicKey: string | null

  @Column('text', { name: 'key_set_by', nullable: true })
  keySetBy: string | null

  @Column('timestamptz', { name: 'key_set_at', nullable: true })
  keySetAt: Date | null
}
