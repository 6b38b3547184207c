import { ExportQuery, PageQuery, ReportView } from '@clarity/contracts'
import { Controller, Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { SortedBy } from '../../http/sorted-by.js'
import { AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { reportViewColumns } from './report-view.csv.js'
import { toReportView } from './report-view.mapper.js'
import { ReportViewsService } from './report-views.service.js'

const sorts = [
  'report_view_id',
  'report_id',
  'viewed_at',
  'geo_location',
  'email',
  'hasError',
  'errorMessage',
  'verified',
] as const

@Controller('api/admin/report-views')
@Access('admin')
export class ReportViewsController {
  constructor(private readonly reportViews: ReportViewsService) {}

  @Get()
  @AnswersAnalysts('masked-unsearched')
  @SortedBy(...sorts)
  @AnswersList(ReportView)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportView[]> {
    const page = await this.reportViews.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toReportView)
  }

  @Get('export')
  @SortedBy(...sorts)
  @AnswersCsv()
  export(@Query({ schema: ExportQuery }) query: ExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'report-views', reportViewColumns, this.reportViews.listAll(query))
  }
}
