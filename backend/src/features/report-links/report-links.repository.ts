import { Injectable } from '@nestjs/common'
import type { ReportLinkState } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { combinedReportDays, linkExpiry, linkId, linkState } from './report-link.state.js'

export type LinkedKind = 'report' | 'combined_report'

export interface ReportLinkRow {
  readonly id: string
  readonly state: ReportLinkState
  readonly expires_at: Date | null
  readonly allowed_readers: string[]
  readonly code: string | null
  readonly is_replaced: boolean
}

const tables: Readonly<Record<LinkedKind, string>> = { report: 'reports', combined_report: 'combined_reports' }

const columns = (kind: LinkedKind, days: string) => `r.id, ${linkState('r', days)} AS state,
  ${linkExpiry('r', days)} AS expires_at, r.allowed_readers, r.link_id IS NOT NULL AS is_replaced,
  (SELECT code FROM short_codes WHERE target_kind = '${kind}' AND target_id = ${linkId('r')}) AS code`

const links = `
  SELECT ${columns('report', 's.report_days')} FROM reports r
  JOIN demo_requests d ON d.id = r.demo_request_id JOIN scenarios s ON s.id = d.scenario_id WHERE r.id = ANY ($1)
  UNION ALL
  SELECT ${columns('combined_report', combinedReportDays('r'))} FROM combined_reports r WHERE r.id = ANY ($1)`

@Injectable()
export class ReportLinksRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(ids: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<ReportLinkRow[]> {
    return manager.query<ReportLinkRow[]>(links, [ids])
  }

  /** Locks the reports among these ids until the caller's transaction ends; in one order, or two calls could deadlock. */
  async lock(manager: EntityManager, kind: LinkedKind, ids: readonly string[]): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM ${tables[kind]} WHERE id = ANY ($1) ORDER BY id FOR UPDATE`,
      [ids],
    )
    return rows.map(({ id }) => id)
  }

  async revoke(manager: EntityManager, kind: LinkedKind, ids: readonly string[]): Promise<void> {
    await this.set(manager, kind, ids, 'link_revoked_at = coalesce(link_revoked_at, now())')
  }

  async open(manager: EntityManager, kind: LinkedKind, ids: readonly string[]): Promise<void> {
    await this.set(manager, kind, ids, 'link_opened_at = now(), link_expires_at = NULL, link_revoked_at = NULL')
  }

  async expire(manager: EntityManager, kind: LinkedKind, ids: readonly string[], at: string | null): Promise<void> {
    await this.set(manager, kind, ids, 'link_expires_at = coalesce($2::timestamptz, now())', at)
  }

  async replace(manager: EntityManager, kind: LinkedKind, id: string, newLinkId: string): Promise<void> {
    await this.open(manager, kind, [id])
    await this.set(manager, kind, [id], 'link_id = $2', newLinkId)
  }

  async allow(manager: EntityManager, kind: LinkedKind, id: string, emails: readonly string[]): Promise<void> {
    await this.set(manager, kind, [id], 'allowed_readers = $2', emails)
  }

  private async set(
    manager: EntityManager,
    kind: LinkedKind,
    ids: readonly string[],
    what: string,
    ...values: unknown[]
  ): Promise<void> {
    if (ids.length > 0) await manager.query(`UPDATE ${tables[kind]} SET ${what} WHERE id = ANY ($1)`, [ids, ...values])
  }
}
