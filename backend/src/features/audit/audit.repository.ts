import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { searchLines } from '../../database/migrations/search-lines.js'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { endOf, startOf } from '../../database/pagination/days.js'
import type { Filter } from '../../database/pagination/page.js'
import { newId } from '../../identifiers/new-id.js'
import type { AuditExportQuery, AuditQuery } from '@clarity/contracts'
import { beginning, hashOf, type ChainedRow } from './audit-chain.js'
import type { AuditListRow } from './audit.mapper.js'

const list: PagedList = {
  select: `a.id, a.position::float8 AS position, a.at, a.account, a.token, a.action, a.ids, a.network,
    coalesce(m.email, t.name) AS who`,
  table: 'audit_rows a',
  alias: 'a',
  joins: 'LEFT JOIN admins m ON m.id = a.account LEFT JOIN tokens t ON t.id = a.token',
  id: 'a.id',
  newest: 'a.at',
  sorts: {},
  searched: { text: searchLines('action', 'network') },
}

const byWho = `(a.account = $? OR a.token = $?
  OR a.account IN (SELECT m.id FROM admins m WHERE lower(m.email) = lower($?))
  OR a.token IN (SELECT t.id FROM tokens t WHERE lower(t.name) = lower($?)))`

/** The end of the chain. */
interface LastRow {
  readonly position: number
  readonly hash: string
  readonly at?: Date
}

/** A row before it has its place in the chain. */
export type NewAuditRow = Omit<ChainedRow, 'position' | 'at'>

@Injectable()
export class AuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  readPage(query: AuditQuery): Promise<Page<AuditListRow>> {
    return readPage(this.dataSource, list, query, filtersOf(query))
  }

  readBatches(query: AuditExportQuery): AsyncGenerator<readonly AuditListRow[]> {
    return readBatches(this.dataSource, list, query, filtersOf(query))
  }

  /** Waits for the appends of other processes: each row follows the last one that is committed. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query(`SELECT pg_advisory_xact_lock(hashtext('clarity audit'))`)
  }

  /** Adds rows to the end of the chain, in one transaction. */
  append(added: readonly NewAuditRow[]): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      await this.lock(manager)
      let last = await this.findLast(manager)
      for (const row of added) last = await this.insertAfter(manager, last, row)
    })
  }

  /** Whether the account did the same to the same ids, from the same network, in the last half hour. */
  async hasRecent({ account, action, ids, network }: NewAuditRow): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT FROM audit_rows WHERE account = $1 AND action = $2 AND ids = $3 AND network = $4
         AND at > now() - interval '30 minutes' LIMIT 1`,
      [account, action, ids, network],
    )
    return rows.length > 0
  }

  private async insertAfter(manager: EntityManager, last: LastRow, row: NewAuditRow): Promise<LastRow> {
    // Never before the last row, although the clocks of two machines differ.
    const at = new Date(Math.max(Date.now(), last.at?.getTime() ?? 0))
    const position = last.position + 1
    const hash = hashOf(last.hash, { ...row, position, at })
    await manager.query(
      `INSERT INTO audit_rows (id, position, at, account, token, action, ids, network, previous_hash, hash)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [newId(), position, at, row.account, row.token, row.action, row.ids, row.network, last.hash, hash],
    )
    return { position, hash, at }
  }

  /** The last row, or the last one that was pruned. */
  private async findLast(manager: EntityManager): Promise<LastRow> {
    const rows: LastRow[] = await manager.query(
      `(SELECT position::float8 AS position, hash, at FROM audit_rows ORDER BY audit_rows.position DESC LIMIT 1)
       UNION ALL
       (SELECT position::float8 AS position, hash, at FROM audit_checkpoints
         ORDER BY audit_checkpoints.position DESC LIMIT 1)
       ORDER BY position DESC LIMIT 1`,
    )
    return rows[0] ?? beginning
  }
}

function filtersOf({ who, action, id, from, to }: AuditExportQuery): Filter[] {
  return [
    ...(who ? [{ condition: byWho, value: who }] : []),
    ...(action ? [{ condition: 'a.action = $?', value: action }] : []),
    ...(id ? [{ condition: 'a.ids @> ARRAY[$?]::text[]', value: id }] : []),
    ...(from ? [{ condition: 'a.at >= $?::timestamptz', value: startOf(from) }] : []),
    ...(to ? [{ condition: 'a.at < $?::timestamptz', value: endOf(to) }] : []),
  ]
}
