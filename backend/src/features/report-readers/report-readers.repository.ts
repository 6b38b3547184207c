import { readersOfReportMax, type ExportQuery, type PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { searchLines } from '../../database/migrations/search-lines.js'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byMoment, byNumber, byRequired, byText } from '../../database/pagination/page-order.js'
import { searchedText } from '../../database/searched-text.js'
import type { ReaderOfReportRow, ReaderRow, ReportReadingRow } from './report-reader.mapper.js'

/** The most frequent places among these rows of pairs. */
const placesOf = (condition: string) => `ARRAY(
  SELECT geo_location FROM report_readers WHERE ${condition} AND geo_location IS NOT NULL
  GROUP BY geo_location ORDER BY count(*) DESC, geo_location LIMIT 3)`

const hitsOf = (kind: string) => `(
  SELECT coalesce(sum(h.hits), 0)::int FROM short_codes k JOIN short_code_hits h ON h.code = k.code
  WHERE k.target_id = r.report_id AND h.kind = '${kind}')`

const readings: PagedList = {
  select: `r.report_id, CASE WHEN c.id IS NULL THEN 'report' ELSE 'combined' END AS kind, p.recipient_name, r.people,
    r.views, r.first_at, r.last_at, ${placesOf('report_id = r.report_id')} AS places, r.admin_views,
    ${hitsOf('preview')} AS previews, ${hitsOf('scanner')} AS scanners`,
  table: 'report_readings r',
  alias: 'r',
  joins: 'LEFT JOIN reports p ON p.id = r.report_id LEFT JOIN combined_reports c ON c.id = r.report_id',
  id: 'r.report_id',
  newest: 'r.opened_at',
  sorts: {
    people: byNumber('r.people'),
    views: byNumber('r.views'),
    first_at: byMoment('r.first_at'),
    last_at: byMoment('r.last_at'),
  },
  searched: {
    text: searchLines('r.report_id'),
    other: {
      column: 'r.report_id',
      text: searchedText('reports', 'p'),
      query: (condition) => `SELECT id AS found FROM reports p WHERE ${condition}`,
    },
  },
}

const readers: PagedList = {
  select: `r.id AS reader_id, r.email, r.reports, r.views, r.first_at, r.last_at,
    ${placesOf('reader_id = r.id')} AS places`,
  table: 'readers r',
  alias: 'r',
  id: 'r.id',
  newest: 'r.last_at',
  sorts: {
    email: byText('r.email'),
    reports: byNumber('r.reports'),
    views: byNumber('r.views'),
    first_at: byRequired('r.first_at', 'timestamptz'),
    last_at: byRequired('r.last_at', 'timestamptz'),
  },
  searched: { text: searchLines('r.email') },
}

/** The counts that the log's trigger keeps. */
@Injectable()
export class ReportReadersRepository {
  constructor(private readonly dataSource: DataSource) {}

  readReadings(query: PageQuery): Promise<Page<ReportReadingRow>> {
    return readPage(this.dataSource, readings, query)
  }

  readReadingBatches(query: ExportQuery): AsyncGenerator<readonly ReportReadingRow[]> {
    return readBatches(this.dataSource, readings, query)
  }

  readReaders(query: PageQuery): Promise<Page<ReaderRow>> {
    return readPage(this.dataSource, readers, query)
  }

  readReaderBatches(query: ExportQuery): AsyncGenerator<readonly ReaderRow[]> {
    return readBatches(this.dataSource, readers, query)
  }

  /** The latest first. */
  listReadersOf(reportId: string): Promise<ReaderOfReportRow[]> {
    return this.dataSource.query(
      `SELECT r.email, p.views, p.first_at, p.last_at, p.geo_location
       FROM report_readers p JOIN readers r ON r.id = p.reader_id
       WHERE p.report_id = $1 ORDER BY p.last_at DESC, r.id LIMIT ${readersOfReportMax}`,
      [reportId],
    )
  }
}
