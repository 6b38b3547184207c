import { Retention } from '@clarity/contracts'
import { Controller, Get } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { RetentionService } from './retention.service.js'

@Controller('api/admin/retention')
@Access('admin')
export class RetentionController {
  constructor(private readonly retention: RetentionService) {}

  @Get()
  @AnswersList(Retention)
  list(): Promise<Retention[]> {
    return this.retention.list()
  }
}
