import { Figures, FiguresQuery } from '@clarity/contracts'
import { Controller, Get, Query } from '@nestjs/common'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { DemoFiguresService } from './demo-figures.service.js'

@Controller('api/admin/figures')
@Access('requests:read')
export class DemoFiguresController {
  constructor(private readonly figures: DemoFiguresService) {}

  @Get()
  @AnswersAnalysts()
  @Answers(Figures)
  read(@Query({ schema: FiguresQuery }) query: FiguresQuery): Promise<Figures> {
    return this.figures.read(query)
  }
}
