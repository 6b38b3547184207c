import { DemoRequestExportQuery, DemoRequestQuery, DemoRequestRow } from '@clarity/contracts'
import { Controller, Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { SortedBy } from '../../http/sorted-by.js'
import { AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { demoRequestColumns } from './demo-request.csv.js'
import { DemoRequestsService } from './demo-requests.service.js'

const sorts = ['created_at', 'scenario_title', 'recipient_name', 'recipient_phone', 'state'] as const

@Controller('api/admin/demo-requests')
@Access('admin')
export class DemoRequestListController {
  constructor(private readonly demoRequests: DemoRequestsService) {}

  @Get()
  @AnswersAnalysts()
  @SortedBy(...sorts)
  @Access('requests:read')
  @AnswersList(DemoRequestRow)
  async list(
    @Query({ schema: DemoRequestQuery }) query: DemoRequestQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DemoRequestRow[]> {
    const page = await this.demoRequests.listPage(query)
    setPageHeaders(reply, page)
    return [...page.rows]
  }

  @Get('export')
  @SortedBy(...sorts)
  @AnswersCsv()
  export(
    @Query({ schema: DemoRequestExportQuery }) query: DemoRequestExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return sendCsv(reply, 'demo-requests', demoRequestColumns, this.demoRequests.listAll(query))
  }
}
