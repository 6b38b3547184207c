import { Controller, Get } from '@nestjs/common'
import { Alarm } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AlarmsService } from './alarms.service.js'

@Controller('api/admin/alarms')
@Access('admin')
export class AlarmsController {
  constructor(private readonly alarms: AlarmsService) {}

  @Get()
  @AnswersAnalysts()
  @AnswersList(Alarm)
  list(): Promise<Alarm[]> {
    return this.alarms.list()
  }
}
