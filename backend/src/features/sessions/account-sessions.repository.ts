import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { SessionEntity } from './session.entity.js'
import { longestSessionSecs } from './session-life.js'

export type AccountSessionRow = Pick<
  SessionEntity,
  'id' | 'tokenHash' | 'userAgent' | 'geoLocation' | 'createdAt' | 'usedAt' | 'isNewDevice'
>

/** The sessions of one admin. */
@Injectable()
export class AccountSessionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The open ones, most recently used first. */
  list(adminId: string): Promise<AccountSessionRow[]> {
    return this.dataSource.query(
      `SELECT id, token_hash AS "tokenHash", user_agent AS "userAgent", geo_location AS "geoLocation",
              created_at AS "createdAt", used_at AS "usedAt", is_new_device AS "isNewDevice"
         FROM sessions
        WHERE admin_id = $1 AND expires_at > now() AND created_at > now() - make_interval(secs => $2)
        ORDER BY used_at DESC, id`,
      [adminId, longestSessionSecs],
    )
  }

  /** False if the admin has no such session. */
  async delete(adminId: string, id: string): Promise<boolean> {
    const [, count]: [unknown[], number] = await this.dataSource.query(
      `DELETE FROM sessions WHERE admin_id = $1 AND id = $2`,
      [adminId, id],
    )
    return count === 1
  }

  async deleteAll(adminId: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM sessions WHERE admin_id = $1`, [adminId])
  }

  /** A device cannot confirm itself. */
  async confirmOthers(adminId: string, tokenHash: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE sessions SET is_new_device = false WHERE admin_id = $1 AND token_hash <> $2 AND is_new_device`,
      [adminId, tokenHash],
    )
  }
}
