import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { PasskeyEntity } from './passkey.entity.js'

export type NewPasskey = Omit<PasskeyEntity, 'createdAt' | 'lastUsedAt' | 'counter'> & { readonly counter: number }

/** A passkey with the account that it opens. */
export interface AccountPasskey extends Pick<PasskeyEntity, 'id' | 'publicKey' | 'counter' | 'transports'> {
  readonly adminId: string
  readonly email: string
}

@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(adminId: string): Promise<PasskeyEntity[]> {
    return this.dataSource.getRepository(PasskeyEntity).find({ where: { adminId }, order: { createdAt: 'DESC' } })
  }

  /** Null if the id is taken. */
  async insert(passkey: NewPasskey): Promise<PasskeyEntity | null> {
    const { id, adminId, publicKey, counter, transports, name } = passkey
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO passkeys (id, admin_id, public_key, counter, transports, name) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING RETURNING id`,
      [id, adminId, publicKey, counter, transports, name],
    )
    return rows.length === 0 ? null : this.dataSource.getRepository(PasskeyEntity).findOneByOrFail({ id })
  }

  async find(id: string): Promise<AccountPasskey | null> {
    const [row]: AccountPasskey[] = await this.dataSource.query(
      `SELECT passkeys.id, public_key AS "publicKey", counter, transports, admin_id AS "adminId", email
         FROM passkeys JOIN admins ON admins.id = admin_id WHERE passkeys.id = $1`,
      [id],
    )
    return row ?? null
  }

  async noteUse(id: string, counter: number): Promise<void> {
    await this.dataSource.query(
      `UPDATE passkeys SET counter = greatest(counter, $2), last_used_at = now() WHERE id = $1`,
      [id, counter],
    )
  }

  /** False if the admin has no such passkey. */
  async delete(adminId: string, id: string): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(PasskeyEntity).delete({ adminId, id })
    return affected === 1
  }
}
