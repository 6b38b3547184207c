import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { AdminEntity } from './admin.entity.js'

/** An admin whose password was checked, with the hash that it had then. */
export type KnownPassword = Pick<AdminEntity, 'id' | 'passwordHash'>

@Injectable()
export class AdminsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async findByEmail(email: string): Promise<AdminEntity | null> {
    const rows: AdminEntity[] = await this.dataSource.query(
      `SELECT id, email, password_hash AS "passwordHash", role, created_at AS "createdAt" FROM admins
        WHERE lower(email) = lower($1)`,
      [email],
    )
    return rows[0] ?? null
  }

  find(id: string): Promise<AdminEntity | null> {
    return this.dataSource.getRepository(AdminEntity).findOneBy({ id })
  }

  isEmpty(manager: EntityManager): Promise<boolean> {
    return manager.exists(AdminEntity).then((some) => !some)
  }

  /** False if the email is taken. */
  async insert(
    manager: EntityManager,
    { id, email, passwordHash, role }: Omit<AdminEntity, 'createdAt'>,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO admins (id, email, password_hash, role) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING id`,
      [id, email, passwordHash, role],
    )
    return rows.length === 1
  }

  /**
   * False if the password was changed since it was checked. Ends every session of the admin but the one that changes
   * it.
   */
  replacePasswordHash(admin: KnownPassword, passwordHash: string, tokenHash: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [, count]: [unknown[], number] = await manager.query(
        `UPDATE admins SET password_hash = $3 WHERE id = $1 AND password_hash = $2`,
        [admin.id, admin.passwordHash, passwordHash],
      )
      if (count === 0) return false
      // A separate statement, to see the session of a concurrent sign-in that the update has waited for.
      await manager.query(`DELETE FROM sessions WHERE admin_id = $1 AND token_hash <> $2`, [admin.id, tokenHash])
      return true
    })
  }

  /**
   * False if no admin has this email. Ends every session of that admin, with the authenticator app and the passkeys:
   * an operator sets a password for someone who has lost them, or whose account someone else uses.
   */
  setPasswordHash(email: string, passwordHash: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const [rows]: [{ id: string }[], number] = await manager.query(
        `UPDATE admins SET password_hash = $2 WHERE lower(email) = lower($1) RETURNING id`,
        [email, passwordHash],
      )
      // A separate statement, to see the session of a concurrent sign-in that the update has waited for.
      for (const table of ['sessions', 'authenticators', 'passkeys'])
        await manager.query(`DELETE FROM ${table} WHERE admin_id = ANY ($1)`, [rows.map(({ id }) => id)])
      return rows.length === 1
    })
  }
}
