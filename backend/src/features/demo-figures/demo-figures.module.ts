import { Module } from '@nestjs/common'
import { DemoFiguresController } from './demo-figures.controller.js'
import { DemoFiguresRepository } from './demo-figures.repository.js'
import { DemoFiguresService } from './demo-figures.service.js'
import { OutcomeFiguresRepository } from './outcome-figures.repository.js'

@Module({
  controllers: [DemoFiguresController],
  providers: [DemoFiguresService, DemoFiguresRepository, OutcomeFiguresRepository],
})
export class DemoFiguresModule {}
