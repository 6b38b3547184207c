import { mostSearchResults, type SearchResult } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { beginningOf, lineBeginning } from '../../database/search-pattern.js'
import { searchedText } from '../../database/searched-text.js'
import { paths, type Finder } from './found.js'

type Kind = 'request' | 'conversation' | 'report' | 'combined_report'

const titles: Readonly<Record<Kind, string>> = {
  request: 'Demo request',
  conversation: 'Conversation',
  report: 'Report',
  combined_report: 'Combined report',
}

const pathOf: Readonly<Record<Kind, (id: string) => string>> = {
  request: paths.request,
  conversation: paths.conversation,
  report: paths.report,
  combined_report: paths.combinedReport,
}

/** Shorter beginnings of an id are in too many. */
const fewestOfId = 4

/** Finds requests, conversations and reports by their ids, by short codes, or by the links that have them. */
@Injectable()
export class IdFinder implements Finder {
  constructor(private readonly dataSource: DataSource) {}

  async find(text: string): Promise<SearchResult[]> {
    const id = lastPart(text)
    if (!/^\w{2,64}$/u.test(id)) return []
    const rows: { kind: Kind; id: string; code: string | null }[] = await this.dataSource.query(
      `SELECT * FROM (${targetOfCode}) AS target WHERE (${isThere})
       UNION ALL SELECT 'report', id, NULL FROM reports WHERE link_id = $1
       UNION ALL SELECT 'combined_report', id, NULL FROM combined_reports WHERE link_id = $1
       UNION ALL SELECT * FROM (${idQueries.join(' UNION ALL ')}) AS ids WHERE $3 LIMIT ${mostSearchResults}`,
      [id, beginningOf(id.toLowerCase()), id.length >= fewestOfId, lineBeginning(id)],
    )
    return rows.map(({ kind, id: found, code }) => ({
      title: titles[kind],
      detail: code ?? found,
      path: pathOf[kind](found),
    }))
  }
}

/** A code outlives what was erased; and of links that were replaced before codes named their report, only the last is known. */
const isThere = ['demo_requests', 'reports', 'combined_reports']
  .map((table) => `EXISTS (SELECT FROM ${table} t WHERE t.id = target.id)`)
  .join(' OR ')

/** The first link has the id of its report; those that replace it have ids of their own. */
const targetOfCode = `SELECT CASE target_kind WHEN 'demo' THEN 'request' ELSE target_kind END AS kind,
  coalesce(report_id, (SELECT r.id FROM reports r WHERE r.link_id = target_id),
    (SELECT r.id FROM combined_reports r WHERE r.link_id = target_id), target_id) AS id, code
  FROM short_codes WHERE code = $1`

const tables = {
  request: 'demo_requests',
  conversation: 'conversations',
  report: 'reports',
  combined_report: 'combined_reports',
} as const

const idQueries = Object.entries(tables).map(
  ([kind, table]) => `(SELECT '${kind}', t.id, NULL FROM ${table} t
    WHERE $3 AND t.id LIKE $2 AND ${searchedText(table, 't')} LIKE plain_text($4) LIMIT ${mostSearchResults})`,
)

/** The last part of a link's path, or the text itself. */
function lastPart(text: string): string {
  return (
    text
      .replace(/[?#].*$/u, '')
      .split('/')
      .findLast((part) => part !== '') ?? ''
  )
}
