import { CostRow } from '@clarity/contracts'
import { Controller, Get } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { CostFiguresService } from './cost-figures.service.js'

@Controller('api/admin/costs')
@Access('admin')
export class CostsController {
  constructor(private readonly figures: CostFiguresService) {}

  @Get()
  @AnswersList(CostRow)
  list(): Promise<CostRow[]> {
    return this.figures.listOfMonth()
  }
}
