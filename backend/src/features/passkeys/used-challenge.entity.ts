import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A challenge that was answered: a second answer to it is a replay. */
@Entity('used_challenges')
export class UsedChallengeEntity {
  @PrimaryColumn('text')
  hash: string

  /** From then on the challenge itself is too old, and the row can go. */
  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date
}
