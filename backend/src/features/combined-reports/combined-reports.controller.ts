import {
  CombinedReportRow,
  CombinedReportSources,
  ExportQuery,
  GenerateCombinedReport,
  GeneratedCombinedReport,
  PageQuery,
} from '@clarity/contracts'
import { Body, Controller, Get, Inject, Param, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { SortedBy } from '../../http/sorted-by.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { combinedReportColumns } from './combined-report.csv.js'
import { toCombinedReportRow } from './combined-report.mapper.js'
import { CombinedReportsService } from './combined-reports.service.js'

const sorts = [
  'combined_report_id',
  'generated_at',
  'conversation_count',
  'prompt_used',
  'short_code',
  'status',
] as const

@Controller('api/admin/combined-reports')
@Access('admin')
export class CombinedReportsController {
  constructor(
    private readonly combinedReports: CombinedReportsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @AnswersAnalysts()
  @SortedBy(...sorts)
  @AnswersList(CombinedReportRow)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CombinedReportRow[]> {
    const page = await this.combinedReports.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toCombinedReportRow)
  }

  @Get('export')
  @SortedBy(...sorts)
  @AnswersCsv()
  export(@Query({ schema: ExportQuery }) query: ExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(
      reply,
      'combined-reports',
      combinedReportColumns(this.config.publicUrl),
      this.combinedReports.listAll(query),
    )
  }

  @Get(':id')
  @AnswersAnalysts()
  @Answers(CombinedReportSources)
  getSources(@Param('id') id: string): Promise<CombinedReportSources> {
    return this.combinedReports.getSources(id)
  }

  @Post('generate')
  @Answers(GeneratedCombinedReport, { status: 201, orStatus: 202 })
  async generate(
    @Body({ schema: GenerateCombinedReport }) body: GenerateCombinedReport,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GeneratedCombinedReport> {
    const { shortCode, isWritten } = await this.combinedReports.generate(body)
    void reply.status(isWritten ? 201 : 202)
    return { shortCode }
  }
}
