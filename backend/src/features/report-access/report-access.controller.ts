import { ReportContent, ReportPreparing } from '@clarity/contracts'
import { applyDecorators, Body, Controller, Header, Param, Post, Req, Res } from '@nestjs/common'
import { ApiResponse } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { PackedAnswers } from '../../http/packed-answers.js'
import { ReadReport } from './read-report.js'
import { ReportAccessService, type ReportKind } from './report-access.service.js'
import { toReportAnswer, type ReportAnswer } from './report-answer.js'

/** 200 with the content, 202 while the report is being written, or 204. Not cached, not indexed, without a referrer. */
function AnswersReport(): MethodDecorator {
  return applyDecorators(
    Answers(v.union([ReportContent, ReportPreparing]), { orStatus: 202 }),
    ApiResponse({ status: 204 }),
    Header('x-robots-tag', 'noindex'),
  )
}

@Controller('api')
@Access('public')
export class ReportAccessController {
  constructor(
    private readonly access: ReportAccessService,
    private readonly packed: PackedAnswers,
  ) {}

  @Post('report/:reportId')
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
    const { status, headers, body, name } = toReportAnswer(await this.access.read(kind, reportId, asked, request))
    void reply.status(status).headers(headers)
    if (body && name !== undefined) await this.packed.prepare(request, reply, name, body)
    return body
  }
}
