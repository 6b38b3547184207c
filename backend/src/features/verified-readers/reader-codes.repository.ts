import { readerCodeRules as rules } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { ReaderCodeEntity } from './reader-code.entity.js'

export type LiveCode = Pick<ReaderCodeEntity, 'id' | 'hash' | 'tries'>

/** Every method runs in a transaction that has locked the report's codes. */
@Injectable()
export class ReaderCodesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** One transaction at a time for each report: two posts send one code, and no try is lost. */
  inTurn<T>(reportId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`reader codes of ${reportId}`])
      return work(manager)
    })
  }

  async findLive(
    manager: EntityManager,
    { reportId, reader }: Pick<ReaderCodeEntity, 'reportId' | 'reader'>,
  ): Promise<LiveCode | null> {
    const rows = await manager.query<LiveCode[]>(
      `SELECT id, hash, tries FROM reader_codes
       WHERE report_id = $1 AND reader = $2 AND used_at IS NULL AND expires_at > now() ORDER BY created_at DESC LIMIT 1`,
      [reportId, reader],
    )
    return rows[0] ?? null
  }

  /** Seconds until another code may be sent; 0 if it may be sent now. */
  async secsToNext(
    manager: EntityManager,
    { reportId, reader }: Pick<ReaderCodeEntity, 'reportId' | 'reader'>,
  ): Promise<number> {
    const rows = await manager.query<{ secs: number }[]>(
      `SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - now()))::int AS secs FROM reader_codes
       WHERE report_id = $1 AND reader = $2 AND created_at > now() - interval '1 hour'
       ORDER BY created_at DESC OFFSET $3 LIMIT 1`,
      [reportId, reader, rules.anHour - 1],
    )
    return rows[0] ? Math.max(1, rows[0].secs) : 0
  }

  /** Codes of this report that no longer count for the limit are deleted. */
  async insert(
    manager: EntityManager,
    { id, reportId, reader, hash }: Pick<ReaderCodeEntity, 'id' | 'reportId' | 'reader' | 'hash'>,
  ): Promise<void> {
    await manager.query(`DELETE FROM reader_codes WHERE report_id = $1 AND created_at < now() - interval '1 hour'`, [
      reportId,
    ])
    await manager.query(
      `INSERT INTO reader_codes (id, report_id, reader, hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(mins => $5))`,
      [id, reportId, reader, hash, rules.lifeMinutes],
    )
  }

  async noteTry(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE reader_codes SET tries = tries + 1 WHERE id = $1', [id])
  }

  async markUsed(manager: EntityManager, id: string): Promise<void> {
    await manager.query('UPDATE reader_codes SET used_at = now() WHERE id = $1', [id])
  }

  /** They still count for the limit. */
  async endAll(manager: EntityManager, reportIds: readonly string[]): Promise<void> {
    await manager.query('UPDATE reader_codes SET used_at = now() WHERE report_id = ANY ($1) AND used_at IS NULL', [
      reportIds,
    ])
  }
}
