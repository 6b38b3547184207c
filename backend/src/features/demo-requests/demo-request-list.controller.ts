import { DemoRequestRow, PageQuery } from '@clarity/contracts'
import { Controller, Get, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { SortedBy } from '../../http/sorted-by.js'
import { AnswersList } from '../../http/answers.js'
import { toDemoRequestRow } from './demo-request.mapper.js'
import { DemoRequestsService } from './demo-requests.service.js'

@Controller('api/admin/demo-requests')
@Access('requests:read')
export class DemoRequestListController {
  constructor(private readonly demoRequests: DemoRequestsService) {}

  @Get()
  @SortedBy('created_at', 'scenario_title', 'recipient_name', 'recipient_phone', 'state')
  @AnswersList(DemoRequestRow)
  async list(
    @Query({ schema: PageQuery }) query: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DemoRequestRow[]> {
    const page = await this.demoRequests.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toDemoRequestRow)
  }
}
