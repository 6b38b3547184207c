import { createHash, randomBytes } from 'node:crypto'
import { readerCodeRules, type CodeReceiver } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'

const hashOf = (pass: string) => createHash('sha256').update(pass).digest('hex')

@Injectable()
export class ReaderPassesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A new pass: its value is for the cookie alone. Expired ones of this report are deleted. */
  async insert(manager: EntityManager, reportId: string, reader: CodeReceiver): Promise<string> {
    const pass = randomBytes(32).toString('base64url')
    await manager.query('DELETE FROM reader_passes WHERE report_id = $1 AND expires_at < now()', [reportId])
    await manager.query(
      `INSERT INTO reader_passes (hash, report_id, reader, expires_at) VALUES ($1, $2, $3, now() + make_interval(days => $4))`,
      [hashOf(pass), reportId, reader, readerCodeRules.passDays],
    )
    return pass
  }

  async isValid(reportId: string, pass: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      'SELECT FROM reader_passes WHERE hash = $1 AND report_id = $2 AND expires_at > now()',
      [hashOf(pass), reportId],
    )
    return rows.length === 1
  }

  async end(manager: EntityManager, reportIds: readonly string[]): Promise<void> {
    await manager.query('DELETE FROM reader_passes WHERE report_id = ANY ($1)', [reportIds])
  }
}
