import { Module } from '@nestjs/common'
import { HealthModule } from '../health/health.module.js'
import { FiguresService } from './figures.service.js'
import { MetricsAddress } from './metrics-address.js'
import { MetricsController } from './metrics.controller.js'
import { MetricsService } from './metrics.service.js'
import { QueueFiguresRepository } from './queue-figures.repository.js'

@Module({
  imports: [HealthModule],
  controllers: [MetricsController],
  providers: [MetricsService, FiguresService, MetricsAddress, QueueFiguresRepository],
})
export class MetricsModule {}
