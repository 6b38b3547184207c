import { ExportQuery, PageQuery, ReportRun, ReportRunsTotals } from '@clarity/contracts'
import { Controller, Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { SortedBy } from '../../http/sorted-by.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { reportRunColumns } from './report-run.csv.js'
import { toReportRun } from './report-run.mapper.js'
import { ReportRunsService } from './report-runs.service.js'

const sorts = [
  'created_at',
  'kind',
  'subject_id',
  'writer',
  'model',
  'outcome',
  'fallback_reason',
  'tokens_in',
  'tokens_out',
  'duration_ms',
  'cost_usd',
] as const

@Controller('api/admin/report-runs')
@Access('admin')
export class ReportRunsController {
  constructor(private readonly reportRuns: ReportRunsService) {}

  @Get()
  @AnswersAnalysts()
  @SortedBy(...sorts)
  @AnswersList(ReportRun)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportRun[]> {
    const page = await this.reportRuns.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toReportRun)
  }

  @Get('summary')
  @AnswersAnalysts()
  @Answers(ReportRunsTotals)
  summarise(): Promise<ReportRunsTotals> {
    return this.reportRuns.summarise()
  }

  @Get('export')
  @SortedBy(...sorts)
  @AnswersCsv()
  export(@Query({ schema: ExportQuery }) query: ExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'report-runs', reportRunColumns, this.reportRuns.listAll(query))
  }
}
