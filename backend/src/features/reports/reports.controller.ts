import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common'
import { ExportQuery, PageQuery, ReportRow, ReportText, ReRunReport, ReRunResult } from '@clarity/contracts'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { SortedBy } from '../../http/sorted-by.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { reportColumns } from './report.csv.js'
import { toReportRow } from './report.mapper.js'
import { ReportsService } from './reports.service.js'

const sorts = ['report_id', 'demo_request_id', 'recipient_name', 'recipient_phone', 'generated_at'] as const

@Controller('api/admin/reports')
@Access('admin')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get()
  @AnswersAnalysts()
  @SortedBy(...sorts)
  @Access('reports:read')
  @AnswersList(ReportRow)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportRow[]> {
    const page = await this.reports.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toReportRow)
  }

  @Get('export')
  @SortedBy(...sorts)
  @AnswersCsv()
  export(@Query({ schema: ExportQuery }) query: ExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'reports', reportColumns, this.reports.listAll(query))
  }

  @Get(':id')
  @Access('reports:read')
  @Answers(ReportText)
  getText(@Param('id') id: string): Promise<ReportText> {
    return this.reports.getText(id)
  }

  @Post('re-run')
  @Answers(ReRunResult, { orStatus: 202 })
  async reRun(
    @Body({ schema: ReRunReport }) body: ReRunReport,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReRunResult> {
    const result = await this.reports.reRun(body.demo_request_id)
    void reply.status(result.status === 'written' ? 200 : 202)
    return result
  }
}
