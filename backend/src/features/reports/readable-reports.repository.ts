import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { prepared } from '../../database/prepared.js'
import { storableText } from '../../database/storable-text.js'
import { linkState } from '../report-links/report-link.state.js'

/** A report without its content. */
export interface ReportHead {
  readonly id: string
  /** Changes with every change of the row. */
  readonly revision: string
  readonly isWritten: boolean
  readonly isWanted: boolean
  readonly isOpen: boolean
  readonly verifiesReaders: boolean
  readonly allowedReaders: readonly string[]
  readonly demoRequestId: string
  readonly recipientPhone: string | null
  readonly managerPhone: string | null
}

const byLink = `coalesce((SELECT id FROM reports WHERE id = $1 AND link_id IS NULL), (SELECT id FROM reports WHERE link_id = $1))`
const isOpen = `${linkState('r', 's.report_days')} = 'open'`

/**
 * The same steps for an address of a closed report and for one that never was: an answer's time does not tell which it
 * is. So the joins look for something, even without a report.
 */
const find = (id: string) => `
  SELECT r.id, r.xmin::text AS revision, r.content IS NOT NULL AS "isWritten", r.wanted_version > r.version AS "isWanted",
    ${isOpen} AS "isOpen", s.verify_reader AS "verifiesReaders", r.allowed_readers AS "allowedReaders",
    d.id AS "demoRequestId", d.recipient_phone AS "recipientPhone", d.manager_phone AS "managerPhone",
    CASE WHEN r.xmin::text = $2 OR ($3::boolean AND NOT ${isOpen}) THEN NULL ELSE r.content END AS content
  FROM (SELECT ${id} AS id) AS asked
  LEFT JOIN reports r ON r.id = coalesce(asked.id, '') AND r.erased_at IS NULL
  LEFT JOIN demo_requests d ON d.id = coalesce(r.demo_request_id, '')
  LEFT JOIN scenarios s ON s.id = coalesce(d.scenario_id, '')`

export type FoundReport = ReportHead & { readonly content: string | null }

@Injectable()
export class ReadableReportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** By the id in its address. With the content if the link is open, unless this is the revision that the caller has. */
  findByLink(linkId: string, knownRevision: string | null): Promise<FoundReport | null> {
    return this.find(find(byLink), [storableText(linkId), knownRevision, true])
  }

  /** By its own id or its address, with the content in every state of its link but erased. */
  findForAdmin(id: string, knownRevision: string | null): Promise<FoundReport | null> {
    const own = `coalesce((SELECT id FROM reports WHERE id = $1), ${byLink})`
    return this.find(find(own), [storableText(id), knownRevision, false])
  }

  private async find(query: string, values: unknown[]): Promise<FoundReport | null> {
    const [row] = await this.dataSource.query<[FoundReport | { id: null }]>(prepared(query), values)
    return row.id === null ? null : row
  }
}
