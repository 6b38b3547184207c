import { DemoRequestDetails, DemoRequestRow } from '@clarity/contracts'
import { Controller, Get, Param, Post } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { DemoRequestDetailsService } from './demo-request-details.service.js'
import { ResendService } from './resend.service.js'
import { StopService } from './stop.service.js'

@Controller('api/admin/demo-requests/:id')
@Access('admin')
export class DemoRequestDetailsController {
  constructor(
    private readonly details: DemoRequestDetailsService,
    private readonly resends: ResendService,
    private readonly stops: StopService,
  ) {}

  @Get()
  @AnswersAnalysts()
  @Access('requests:read')
  @Answers(DemoRequestDetails)
  get(@Param('id') id: string): Promise<DemoRequestDetails> {
    return this.details.get(id)
  }

  @Post('resend')
  @Answers(DemoRequestRow, { status: 202 })
  async resend(@Param('id') id: string): Promise<DemoRequestRow> {
    await this.resends.resend(id)
    return this.details.getRow(id)
  }

  @Post('stop')
  @Answers(DemoRequestRow, { status: 202 })
  async stop(@Param('id') id: string): Promise<DemoRequestRow> {
    await this.stops.stop(id)
    return this.details.getRow(id)
  }
}
