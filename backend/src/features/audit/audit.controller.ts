import { Controller, Get, Query, Res } from '@nestjs/common'
import { AuditCheck, AuditExportQuery, AuditQuery, AuditRow } from '@clarity/contracts'
import type { FastifyReply } from 'fastify'
import { setPageHeaders } from '../../database/pagination/page-link.js'
import { Access } from '../../http/access.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { AnswersCsv } from '../../http/csv/answers-csv.js'
import { sendCsv } from '../../http/csv/send-csv.js'
import { AuditCheckService } from './audit-check.service.js'
import { auditColumns } from './audit.csv.js'
import { toAuditRow } from './audit.mapper.js'
import { AuditService } from './audit.service.js'

@Controller('api/admin/audit')
@Access('admin')
export class AuditController {
  constructor(
    private readonly audit: AuditService,
    private readonly checks: AuditCheckService,
  ) {}

  @Get()
  @AnswersList(AuditRow)
  async list(
    @Query({ schema: AuditQuery }) query: AuditQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditRow[]> {
    const page = await this.audit.listPage(query)
    setPageHeaders(reply, page)
    return page.rows.map(toAuditRow)
  }

  @Get('export')
  @AnswersCsv()
  export(@Query({ schema: AuditExportQuery }) query: AuditExportQuery, @Res() reply: FastifyReply): Promise<void> {
    return sendCsv(reply, 'audit', auditColumns, this.audit.listAll(query))
  }

  @Get('check')
  @Answers(AuditCheck)
  check(): Promise<AuditCheck> {
    return this.checks.check()
  }
}
