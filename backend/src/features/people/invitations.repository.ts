import { Injectable } from '@nestjs/common'
import type { Role } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import type { InvitationEntity } from './invitation.entity.js'
import type { PersonRow } from './people.repository.js'

type NewInvitation = Pick<InvitationEntity, 'id' | 'email' | 'role' | 'hash'>
export type KnownInvitation = Pick<InvitationEntity, 'id' | 'email' | 'role' | 'expiresAt' | 'usedAt'> & {
  readonly isExpired: boolean
}

/** A used link, or one that has ended, says so for this long. */
const keptDays = 30

const columns = `id, email, role, created_at AS "createdAt", expires_at AS "expiresAt"`
const known = `id, email, role, expires_at AS "expiresAt", used_at AS "usedAt", expires_at <= now() AS "isExpired"`

@Injectable()
export class InvitationsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Replaces the open invitation of this email. Null if there is an account with it. */
  async insert({ id, email, role, hash }: NewInvitation, hours: number): Promise<PersonRow | null> {
    await this.dataSource.query(`DELETE FROM invitations WHERE expires_at < now() - make_interval(days => $1)`, [
      keptDays,
    ])
    const rows: PersonRow[] = await this.dataSource.query(
      `INSERT INTO invitations (id, email, role, hash, expires_at)
       SELECT $1, $2, $3, $4, now() + make_interval(hours => $5)
        WHERE NOT EXISTS (SELECT FROM admins WHERE lower(email) = lower($2))
       ON CONFLICT (lower(email)) WHERE used_at IS NULL
       DO UPDATE SET id = $1, email = $2, role = $3, hash = $4, created_at = now(), expires_at = excluded.expires_at
       RETURNING ${columns}`,
      [id, email, role, hash, hours],
    )
    return rows[0] ?? null
  }

  async findByHash(hash: string): Promise<KnownInvitation | null> {
    const rows: KnownInvitation[] = await this.dataSource.query(`SELECT ${known} FROM invitations WHERE hash = $1`, [
      hash,
    ])
    return rows[0] ?? null
  }

  /** The same, locked until the transaction ends. */
  async lockByHash(manager: EntityManager, hash: string): Promise<KnownInvitation | null> {
    const rows: KnownInvitation[] = await manager.query(`SELECT ${known} FROM invitations WHERE hash = $1 FOR UPDATE`, [
      hash,
    ])
    return rows[0] ?? null
  }

  async markUsed(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`UPDATE invitations SET used_at = now() WHERE id = $1`, [id])
  }

  /** Null if there is no open one. */
  async setRole(manager: EntityManager, id: string, role: Role): Promise<PersonRow | null> {
    const [rows]: [PersonRow[], number] = await manager.query(
      `UPDATE invitations SET role = $2 WHERE id = $1 AND used_at IS NULL RETURNING ${columns}`,
      [id, role],
    )
    return rows[0] ?? null
  }

  /** False if there is no open one. */
  async delete(manager: EntityManager, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await manager.query(
      `DELETE FROM invitations WHERE id = $1 AND used_at IS NULL`,
      [id],
    )
    return count === 1
  }
}
