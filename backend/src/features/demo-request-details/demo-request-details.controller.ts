import { DemoRequestDetails } from '@clarity/contracts'
import { Controller, Get, Param, Post } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { Answers, AnswersNothing } from '../../http/answers.js'
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
  @Access('requests:read')
  @Answers(DemoRequestDetails)
  get(@Param('id') id: string): Promise<DemoRequestDetails> {
    return this.details.get(id)
  }

  @Post('resend')
  @AnswersNothing({ status: 202 })
  resend(@Param('id') id: string): Promise<void> {
    return this.resends.resend(id)
  }

  @Post('stop')
  @AnswersNothing({ status: 202 })
  stop(@Param('id') id: string): Promise<void> {
    return this.stops.stop(id)
  }
}
