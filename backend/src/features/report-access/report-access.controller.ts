import { automaticHeader, ReportContent, ReportPreparing } from '@clarity/contracts'
import { applyDecorators, Body, Controller, Header, Param, Post, Req, Res } from '@nestjs/common'
import { ApiHeader, ApiResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { PackedAnswers } from '../../http/packed-answers.js'
import { ReadReport } from './read-report.js'
import type { ReportKind } from './opened-reports.service.js'
import { ReaderCookie } from './reader-cookie.js'
import { ReportAccessService } from './report-access.service.js'
import { toReportAnswer, type ReportAnswer } from './report-answer.js'

/** 200 with the content, 202 while the report is being written, or 204. Not cached, not indexed, without a referrer. */
function AnswersReport(): MethodDecorator {
  return applyDecorators(
    Answers(v.union([ReportContent, ReportPreparing]), { orStatus: 202 }),
    ApiResponse({ status: 204 }),
    ApiHeader({ name: automaticHeader, required: false }),
    Header('x-robots-tag', 'noindex'),
  )
}

@Controller('api')
@Access('public')
export class ReportAccessController {
  constructor(
    private readonly access: ReportAccessService,
    private readonly packed: PackedAnswers,
    private readonly cookie: ReaderCookie,
  ) {}

  @Post('report/:reportId')
  @AnswersAnalysts('masked-for-readers')
  @AnswersReport()
  readReport(
    @Param('reportId') reportId: string,
    @Body({ schema: ReadReport }) asked: ReadReport,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportAnswer['body']> {
    return this.answer('report', reportId, asked, request, reply)
  }

  @Post('combined-report/:reportId')
  @AnswersAnalysts('masked-for-readers')
  @AnswersReport()
  readCombinedReport(
    @Param('reportId') reportId: string,
    @Body({ schema: ReadReport }) asked: ReadReport,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportAnswer['body']> {
    return this.answer('combined-report', reportId, asked, request, reply)
  }

  private async answer(
    kind: ReportKind,
    reportId: string,
    asked: ReadReport,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<ReportAnswer['body']> {
    const outcome = await this.access.read(kind, reportId, asked, request)
    const { status, headers, body, name } = toReportAnswer(outcome)
    if ('pass' in outcome) this.cookie.set(reply, `/api/${kind}/${encodeURIComponent(reportId)}`, outcome.pass)
    void reply.status(status).headers(headers)
    if (body && name !== undefined) await this.packed.prepare(request, reply, name, body)
    return body
  }
}
