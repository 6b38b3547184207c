import { Controller, Get, Param } from '@nestjs/common'
import { ReportAttempt } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { ReportAttemptsService } from './report-attempts.service.js'

@Controller('api/admin/reports/:id/attempts')
@Access('admin')
export class ReportAttemptsController {
  constructor(private readonly attempts: ReportAttemptsService) {}

  @Get()
  @AnswersAnalysts()
  @AnswersList(ReportAttempt)
  list(@Param('id') id: string): Promise<ReportAttempt[]> {
    return this.attempts.list(id)
  }
}
