import type { ExportQuery, PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Page } from '../../database/pagination/page.js'
import { WebhookEventsService } from '../webhooks/webhook-events.service.js'
import type { ReaderError, ReportAttempt, ReportReader } from './report-attempt.js'
import type { ReportViewRow } from './report-view.mapper.js'
import { ReportViewsRepository } from './report-views.repository.js'

export type { ReportAttempt, ReportReader } from './report-attempt.js'

/** The log of report views, and of failed attempts to view one. */
@Injectable()
export class ReportViewsService {
  constructor(
    private readonly repository: ReportViewsRepository,
    private readonly webhooks: WebhookEventsService,
    private readonly dataSource: DataSource,
  ) {}

  listPage(query: PageQuery): Promise<Page<ReportViewRow>> {
    return this.repository.readPage(query)
  }

  /** Every row that the query finds, batch by batch, for an export. */
  listAll(query: ExportQuery): AsyncGenerator<readonly ReportViewRow[]> {
    return this.repository.readBatches(query)
  }

  /** A refused attempt. */
  record(attempt: ReportAttempt): Promise<void> {
    return this.repository.insert(attempt)
  }

  /** The content was given. */
  async recordView(kind: 'report' | 'combined', reader: ReportReader): Promise<void> {
    if (await this.repository.insertUnfollowed(reader)) return
    await this.dataSource.transaction(async (manager) => {
      await this.repository.insert({ ...reader, outcome: 'viewed', hasError: false, errorMessage: null }, manager)
      await this.webhooks.publish(manager, 'report.viewed', { report_id: reader.reportId, kind })
    })
  }

  /** Attaches the error to the reader's latest view, if it is at most a minute old; else inserts a row. */
  recordReaderError(error: ReaderError): Promise<void> {
    return this.repository.completeOrInsert(error)
  }
}
