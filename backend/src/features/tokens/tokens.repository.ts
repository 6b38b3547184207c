import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { TokenEntity } from './token.entity.js'

/** A token that has not expired. */
export interface ValidToken {
  readonly id: string
  readonly name: string
  readonly scopes: readonly string[]
}

@Injectable()
export class TokensRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(): Promise<TokenEntity[]> {
    return this.dataSource.getRepository(TokenEntity).find({ order: { createdAt: 'DESC', id: 'ASC' } })
  }

  /** Null if the name is taken. */
  async insert(token: Omit<TokenEntity, 'createdAt' | 'lastUsedAt'>): Promise<TokenEntity | null> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO tokens (id, name, hash, scopes, expires_at, created_by) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT ((lower(name))) DO NOTHING RETURNING id`,
      [token.id, token.name, token.hash, token.scopes, token.expiresAt, token.createdBy],
    )
    return rows.length === 0 ? null : this.dataSource.getRepository(TokenEntity).findOneByOrFail({ id: token.id })
  }

  /** False if there is none. */
  async delete(id: string): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(TokenEntity).delete({ id })
    return affected === 1
  }

  async findValid(hash: string): Promise<ValidToken | null> {
    const [row]: ValidToken[] = await this.dataSource.query(
      `SELECT id, name, scopes FROM tokens WHERE hash = $1 AND expires_at > now()`,
      [hash],
    )
    return row ?? null
  }

  /** At most one write a minute: many calls with one token must not wait for its row. */
  async noteUse(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE tokens SET last_used_at = now()
        WHERE id = $1 AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
      [id],
    )
  }
}
