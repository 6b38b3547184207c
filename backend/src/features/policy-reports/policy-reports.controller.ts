import { Body, Controller, Post, Req } from '@nestjs/common'
import { PolicyReport } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { AnswersNothing } from '../../http/answers.js'
import { clientAddress } from '../../http/client-address.js'
import { policyReportsPath } from '../../http/policy-reports-path.js'
import { PolicyReportsService } from './policy-reports.service.js'

@Controller(policyReportsPath)
@Access('public')
export class PolicyReportsController {
  constructor(private readonly policyReports: PolicyReportsService) {}

  @Post()
  @AnswersNothing()
  report(@Body({ schema: PolicyReport }) report: PolicyReport, @Req() request: FastifyRequest): Promise<void> {
    return this.policyReports.report(report, clientAddress(request))
  }
}
