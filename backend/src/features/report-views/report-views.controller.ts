import { PageQuery, ReportView } from '@clarity/contracts'
import { Controller, Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/page-link.js'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { toReportView } from './report-view.mapper.js'
import { ReportViewsService } from './report-views.service.js'

@Controller('api/admin/report-views')
@Access('admin')
export class ReportViewsController {
  constructor(private readonly reportViews: ReportViewsService) {}

  @Get()
  @AnswersList(ReportView)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportView[]> {
    const page = await this.reportViews.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toReportView)
  }
}
