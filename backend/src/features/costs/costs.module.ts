import { Module } from '@nestjs/common'
import { CostFiguresRepository } from './cost-figures.repository.js'
import { CostFiguresService } from './cost-figures.service.js'
import { CostsController } from './costs.controller.js'

@Module({
  controllers: [CostsController],
  providers: [CostFiguresService, CostFiguresRepository],
  exports: [CostFiguresService],
})
export class CostsModule {}
