import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common'
import { CONFIG, type Config } from '../../config/config.js'
import { NextNightRepository } from './next-night.repository.js'
import { RemoveOldDataHandler } from './remove-old-data.handler.js'
import { RetentionController } from './retention.controller.js'
import { RetentionRepository } from './retention.repository.js'
import { RetentionService } from './retention.service.js'

@Module({
  controllers: [RetentionController],
  providers: [RetentionRepository, RetentionService, NextNightRepository, RemoveOldDataHandler],
})
export class RetentionModule implements OnApplicationBootstrap {
  constructor(
    private readonly nextNight: NextNightRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role !== 'api') await this.nextNight.queue()
  }
}
