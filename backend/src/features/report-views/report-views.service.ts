import type { ExportQuery, PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { Page } from '../../database/pagination/page.js'
import type { ReaderError, ReportAttempt } from './report-attempt.js'
import type { ReportViewRow } from './report-view.mapper.js'
import { ReportViewsRepository } from './report-views.repository.js'

export type { ReportAttempt, ReportReader } from './report-attempt.js'

/** The log of report views, and of failed attempts to view one. */
@Injectable()
export class ReportViewsService {
  constructor(private readonly repository: ReportViewsRepository) {}

  listPage(query: PageQuery): Promise<Page<ReportViewRow>> {
    return this.repository.readPage(query)
  }

  /** Every row that the query finds, batch by batch, for an export. */
  listAll(query: ExportQuery): AsyncGenerator<readonly ReportViewRow[]> {
    return this.repository.readBatches(query)
  }

  record(attempt: ReportAttempt): Promise<void> {
    return this.repository.insert(attempt)
  }

  /** Attaches the error to the reader's latest view, if it is at most a minute old; else inserts a row. */
  recordReaderError(error: ReaderError): Promise<void> {
    return this.repository.completeOrInsert(error)
  }
}
