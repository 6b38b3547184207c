import { reportReadingTexts, type ExportQuery, type PageQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import type { Page } from '../../database/pagination/page.js'
import { NotFound } from '../../http/failures.js'
import type { ReaderOfReportRow, ReaderRow, ReportReadingRow } from './report-reader.mapper.js'
import { ReportReadersRepository } from './report-readers.repository.js'

/** Who read which report, how often. */
@Injectable()
export class ReportReadersService {
  constructor(private readonly repository: ReportReadersRepository) {}

  listReports(query: PageQuery): Promise<Page<ReportReadingRow>> {
    return this.repository.readReadings(query)
  }

  listAllReports(query: ExportQuery): AsyncGenerator<readonly ReportReadingRow[]> {
    return this.repository.readReadingBatches(query)
  }

  listReaders(query: PageQuery): Promise<Page<ReaderRow>> {
    return this.repository.readReaders(query)
  }

  listAllReaders(query: ExportQuery): AsyncGenerator<readonly ReaderRow[]> {
    return this.repository.readReaderBatches(query)
  }

  /** Throws NotFound if no reader has opened it, whether there is such a report or not. */
  async listReadersOf(reportId: string): Promise<ReaderOfReportRow[]> {
    const found = await this.repository.listReadersOf(reportId)
    if (found.length === 0) throw new NotFound(reportReadingTexts.notFound)
    return found
  }
}
