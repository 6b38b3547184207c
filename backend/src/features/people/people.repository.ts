import { Injectable } from '@nestjs/common'
import type { Role } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'

/** An account, or an open invitation: only that one ends. */
export interface PersonRow {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly createdAt: Date
  readonly expiresAt: Date | null
}

const columns = `id, email, role, created_at AS "createdAt"`

@Injectable()
export class PeopleRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Accounts by email, then invitations, the first to end first. */
  list(): Promise<PersonRow[]> {
    return this.dataSource.query(
      `SELECT ${columns}, NULL::timestamptz AS "expiresAt" FROM admins
       UNION ALL
       SELECT ${columns}, expires_at AS "expiresAt" FROM invitations WHERE used_at IS NULL
       ORDER BY "expiresAt" NULLS FIRST, email`,
    )
  }

  /** Locks every account of the role, in one order: two removals must not each leave the other's admin as the last. */
  async lockAdmins(manager: EntityManager): Promise<ReadonlySet<string>> {
    const rows: { id: string }[] = await manager.query(
      `SELECT id FROM admins WHERE role = 'admin' ORDER BY id FOR UPDATE`,
    )
    return new Set(rows.map(({ id }) => id))
  }

  async find(manager: EntityManager, id: string): Promise<PersonRow | null> {
    const [row]: PersonRow[] = await manager.query(
      `SELECT ${columns}, NULL::timestamptz AS "expiresAt" FROM admins WHERE id = $1`,
      [id],
    )
    return row ?? null
  }

  async setRole(manager: EntityManager, id: string, role: Role): Promise<void> {
    await manager.query(`UPDATE admins SET role = $2 WHERE id = $1`, [id, role])
  }

  /** Their sessions, passkeys and authenticator app go with the row. */
  async delete(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`DELETE FROM admins WHERE id = $1`, [id])
  }

  async endSessions(manager: EntityManager, id: string): Promise<void> {
    await manager.query(`DELETE FROM sessions WHERE admin_id = $1`, [id])
  }

  /** Tokens name the admin who made them by email. */
  async revokeTokens(manager: EntityManager, email: string): Promise<void> {
    await manager.query(`DELETE FROM tokens WHERE lower(created_by) = lower($1)`, [email])
  }
}
