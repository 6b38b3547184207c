import { ExportQuery, Id, PageQuery, Reader, ReaderOfReport, ReportReading } from '@clarity/contracts'
import { Controller, Get, Param, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import * as v from 'valibot'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { SortedBy } from '../../http/sorted-by.js'
import { readerColumns, reportReadingColumns } from './report-reader.csv.js'
import { toReader, toReaderOfReport, toReportReading } from './report-reader.mapper.js'
import { ReportReadersService } from './report-readers.service.js'

const sortsOfReports = ['people', 'views', 'first_at', 'last_at'] as const
const sortsOfReaders = ['email', 'reports', 'views', 'first_at', 'last_at'] as const
const Address = v.object({ id: Id })

/** Report views, added up by report and by reader. */
@Controller('api/admin/report-views')
@Access('admin')
export class ReportReadersController {
  constructor(private readonly reportReaders: ReportReadersService) {}

  @Get('by-report')
  @SortedBy(...sortsOfReports)
  @AnswersList(ReportReading)
  async listReports(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportReading[]> {
    const page = await this.reportReaders.listReports(query)
    setPageHeaders(reply, page)
    return page.rows.map(toReportReading)
  }

  @Get('by-report/export')
  @SortedBy(...sortsOfReports)
  @AnswersCsv()
  exportReports(@Query({ schema: ExportQuery }) query: ExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'report-views-by-report', reportReadingColumns, this.reportReaders.listAllReports(query))
  }

  @Get('by-report/:id/readers')
  @AnswersList(ReaderOfReport)
  async listReadersOf(@Param({ schema: Address }) { id }: v.InferOutput<typeof Address>): Promise<ReaderOfReport[]> {
    return (await this.reportReaders.listReadersOf(id)).map(toReaderOfReport)
  }

  @Get('readers')
  @SortedBy(...sortsOfReaders)
  @AnswersList(Reader)
  async listReaders(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Reader[]> {
    const page = await this.reportReaders.listReaders(query)
    setPageHeaders(reply, page)
    return page.rows.map(toReader)
  }

  @Get('readers/export')
  @SortedBy(...sortsOfReaders)
  @AnswersCsv()
  exportReaders(@Query({ schema: ExportQuery }) query: ExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'report-views-by-reader', readerColumns, this.reportReaders.listAllReaders(query))
  }
}
