import type { ExportQuery, PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { readBatches, readPage, type Page, type PagedList } from '../../database/pagination/page.js'
import { byNumber, byRequired, byText } from '../../database/pagination/page-order.js'
import { Gathered } from '../../database/gathered.js'
import { prepared } from '../../database/prepared.js'
import { searchedText } from '../../database/searched-text.js'
import { newId } from '../../identifiers/new-id.js'
import { ReportViewEntity } from './report-view.entity.js'
import type { ReportViewRow } from './report-view.mapper.js'
import type { ReaderError, ReportAttempt, ReportReader } from './report-attempt.js'

const list: PagedList = {
  select: 'id, report_id, viewed_at, geo_location, email, has_error, error_message, verified',
  table: 'report_views v',
  alias: 'v',
  id: 'id',
  newest: 'viewed_at',
  sorts: {
    report_view_id: byRequired('id', 'text'),
    report_id: byText('report_id'),
    viewed_at: byRequired('viewed_at', 'timestamptz'),
    geo_location: byText('geo_location'),
    email: byText('email'),
    hasError: byNumber('has_error::int'),
    errorMessage: byText('error_message'),
    verified: byNumber('verified::int'),
  },
  searched: { text: searchedText('report_views', 'v') },
}

@Injectable()
export class ReportViewsRepository {
  private readonly unfollowed = new Gathered((readers: readonly ReportReader[]) => this.insertAll(readers))

  constructor(private readonly dataSource: DataSource) {}

  readPage(query: PageQuery): Promise<Page<ReportViewRow>> {
    return readPage(this.dataSource, list, query)
  }

  readBatches(query: ExportQuery): AsyncGenerator<readonly ReportViewRow[]> {
    return readBatches(this.dataSource, list, query)
  }

  async insert(attempt: ReportAttempt, manager: EntityManager = this.dataSource.manager): Promise<void> {
    const { place: geoLocation, ...view } = attempt
    await manager.insert(ReportViewEntity, { id: newId(), ...view, geoLocation })
  }

  /** Inserts a view, with those of other readers at the same time; false, without a row, if a webhook follows views. */
  insertUnfollowed(reader: ReportReader): Promise<boolean> {
    return this.unfollowed.ask(reader)
  }

  /** All rows, or none. They are counted and announced once for all, and reach the disk together. */
  private async insertAll(readers: readonly ReportReader[]): Promise<boolean[]> {
    const rows: unknown[] = await this.dataSource.query(
      prepared(
        `INSERT INTO report_views (id, report_id, email, address, geo_location, outcome, has_error, verified)
         SELECT id, report_id, email, address, geo_location, 'viewed', false, verified
         FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[])
           AS viewed (id, report_id, email, address, geo_location, verified)
         WHERE NOT EXISTS (SELECT FROM webhooks WHERE off_at IS NULL AND 'report.viewed' = ANY (types)) RETURNING id`,
      ),
      [
        readers.map(() => newId()),
        readers.map(({ reportId }) => reportId),
        readers.map(({ email }) => email),
        readers.map(({ address }) => address),
        readers.map(({ place }) => place),
        readers.map(({ verified }) => verified ?? null),
      ],
    )
    return readers.map(() => rows.length > 0)
  }

  /** Adds the error to the reader's newest row of the last minute; inserts a row if there is none. */
  async completeOrInsert(error: ReaderError): Promise<void> {
    await this.dataSource.query(
      `WITH newest AS (
         SELECT id FROM report_views
         WHERE report_id = $2 AND email = $3 AND address = $4 AND viewed_at > now() - interval '1 minute'
         ORDER BY viewed_at DESC, id DESC LIMIT 1
       ), completed AS (
         UPDATE report_views SET has_error = true, error_message = $6 WHERE id IN (SELECT id FROM newest) RETURNING id
       )
       INSERT INTO report_views (id, report_id, email, address, geo_location, outcome, has_error, error_message)
       SELECT $1, $2, $3, $4, $5, 'reader_error', true, $6 WHERE NOT EXISTS (SELECT 1 FROM completed)`,
      [newId(), error.reportId, error.email, error.address, error.place, error.errorMessage],
    )
  }
}
