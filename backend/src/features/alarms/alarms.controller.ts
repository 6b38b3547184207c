import { Controller, Get, Header } from '@nestjs/common'
import { Alarm } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { AlarmsService } from './alarms.service.js'

@Controller('api/admin/alarms')
@Access('admin')
export class AlarmsController {
  constructor(private readonly alarms: AlarmsService) {}

  @Get()
  @AnswersList(Alarm)
  @Header('cache-control', 'no-store')
  list(): Promise<Alarm[]> {
    return this.alarms.list()
  }
}
