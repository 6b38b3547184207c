import { Injectable } from '@nestjs/common'
import type { Role } from '@clarity/contracts'
import { DataSource } from 'typeorm'
import { Gathered } from '../../database/gathered.js'
import { prepared } from '../../database/prepared.js'
import { SessionEntity } from './session.entity.js'
import { longestSessionSecs, sessionLifeSecs, sessionRenewalSecs } from './session-life.js'

/** A live session with its admin. */
export interface OpenSession {
  /** Hash of its token, the key of its row. */
  readonly tokenHash: string
  readonly adminId: string
  readonly email: string
  readonly role: Role
  readonly isDueForRenewal: boolean
}

/** The device and the location of a sign-in. */
export interface SignedInFrom {
  readonly userAgent: string | null
  readonly geoLocation: string | null
  /** Whether this device has signed in to the account before. */
  readonly isKnownDevice: boolean
}

@Injectable()
export class SessionsRepository {
  private readonly open = new Gathered((tokenHashes: readonly string[]) => this.findAllOpen(tokenHashes))

  constructor(private readonly dataSource: DataSource) {}

  /** Asked for each request, so no sign-out is outlived; those of requests at the same time are asked together. */
  findOpen(tokenHash: string): Promise<OpenSession | null> {
    return this.open.ask(tokenHash)
  }

  private async findAllOpen(tokenHashes: readonly string[]): Promise<(OpenSession | null)[]> {
    const rows: OpenSession[] = await this.dataSource.query(
      prepared(
        `SELECT sessions.token_hash AS "tokenHash", admins.id AS "adminId", admins.email, admins.role,
                sessions.expires_at < now() + make_interval(secs => $2) AS "isDueForRenewal"
           FROM sessions JOIN admins ON admins.id = sessions.admin_id
          WHERE sessions.token_hash = ANY ($1) AND sessions.expires_at > now()
            AND sessions.created_at > now() - make_interval(secs => $3)`,
      ),
      [[...new Set(tokenHashes)], sessionLifeSecs - sessionRenewalSecs, longestSessionSecs],
    )
    const found = new Map(rows.map((row) => [row.tokenHash, row]))
    return tokenHashes.map((tokenHash) => found.get(tokenHash) ?? null)
  }

  async listOpen(tokenHashes: readonly string[]): Promise<string[]> {
    const rows: { hash: string }[] = await this.dataSource.query(
      `SELECT token_hash AS hash FROM sessions
        WHERE token_hash = ANY($1) AND expires_at > now() AND created_at > now() - make_interval(secs => $2)`,
      [tokenHashes, longestSessionSecs],
    )
    return rows.map(({ hash }) => hash)
  }

  /** False if the password was changed after it was checked. The row lock serialises this with a concurrent change. */
  async insert(
    tokenHash: string,
    { id, passwordHash }: { readonly id: string; readonly passwordHash: string },
    { userAgent, geoLocation, isKnownDevice }: SignedInFrom,
  ): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO sessions (token_hash, admin_id, expires_at, user_agent, geo_location, is_new_device)
       SELECT $1, id, now() + make_interval(secs => $4), $5, $6,
              NOT $7 AND EXISTS (SELECT FROM sessions WHERE admin_id = $2)
         FROM admins WHERE id = $2 AND password_hash = $3 FOR SHARE
       RETURNING token_hash`,
      [tokenHash, id, passwordHash, sessionLifeSecs, userAgent, geoLocation, isKnownDevice],
    )
    return rows.length === 1
  }

  async renew(tokenHash: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE sessions
          SET expires_at = least(now() + make_interval(secs => $2), created_at + make_interval(secs => $3)),
              used_at = now()
        WHERE token_hash = $1`,
      [tokenHash, sessionLifeSecs, longestSessionSecs],
    )
  }

  async delete(tokenHash: string): Promise<void> {
    await this.dataSource.getRepository(SessionEntity).delete({ tokenHash })
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM sessions WHERE expires_at <= now()`)
  }
}
