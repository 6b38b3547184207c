import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Gathered } from '../../database/gathered.js'
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

const byLink = `coalesce((SELECT id FROM reports WHERE id = given.id AND link_id IS NULL),
  (SELECT id FROM reports WHERE link_id = given.id))`
const byIdOrLink = `coalesce((SELECT id FROM reports WHERE id = given.id), ${byLink})`
const isOpen = `${linkState('r', 's.report_days')} = 'open'`

/**
 * The same steps for an address of a closed report and for an unknown one: the response time does not reveal which it
 * is. So the joins look for something, even without a report. LIMIT keeps to one report after the other, by their keys.
 */
const find = (id: string, isOpenOnly: boolean) => `
  SELECT found.* FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (id, revision, at) CROSS JOIN LATERAL (
  SELECT r.id, r.xmin::text AS revision, r.content IS NOT NULL AS "isWritten", r.wanted_version > r.version AS "isWanted",
    ${isOpen} AS "isOpen", s.verify_reader AS "verifiesReaders", r.allowed_readers AS "allowedReaders",
    d.id AS "demoRequestId", d.recipient_phone AS "recipientPhone", d.manager_phone AS "managerPhone",
    CASE WHEN r.xmin::text = given.revision ${isOpenOnly ? `OR NOT ${isOpen}` : ''} THEN NULL ELSE r.content END AS content
  FROM (SELECT ${id} AS id) AS asked
  LEFT JOIN reports r ON r.id = coalesce(asked.id, '') AND r.erased_at IS NULL
  LEFT JOIN demo_requests d ON d.id = coalesce(r.demo_request_id, '')
  LEFT JOIN scenarios s ON s.id = coalesce(d.scenario_id, '') LIMIT 1) AS found ORDER BY given.at`

interface AskedReport {
  readonly id: string
  /** Of the content that the caller has, or null. */
  readonly knownRevision: string | null
}

export type FoundReport = ReportHead & { readonly content: string | null }

@Injectable()
export class ReadableReportsRepository {
  private readonly byLink = new Gathered((asked: readonly AskedReport[]) => this.find(find(byLink, true), asked))

  constructor(private readonly dataSource: DataSource) {}

  /** By the id in its address. With the content if the link is open, unless this is the revision that the caller has. */
  findByLink(linkId: string, knownRevision: string | null): Promise<FoundReport | null> {
    return this.byLink.ask({ id: linkId, knownRevision })
  }

  /** By its own id or its address, with the content in every state of its link but erased. */
  async findForAdmin(id: string, knownRevision: string | null): Promise<FoundReport | null> {
    const [report] = await this.find(find(byIdOrLink, false), [{ id, knownRevision }])
    return report!
  }

  /** In the order of what was asked. */
  private async find(query: string, asked: readonly AskedReport[]): Promise<(FoundReport | null)[]> {
    const rows = await this.dataSource.query<(FoundReport | { id: null })[]>(prepared(query), [
      asked.map(({ id }) => storableText(id)),
      asked.map(({ knownRevision }) => knownRevision),
    ])
    return rows.map((row) => (row.id === null ? null : row))
  }
}
