import { Global, Module } from '@nestjs/common'
import { HeldEffectsService } from './held-effects.service.js'
import { HeldJobsService } from './held-jobs.service.js'
import { ModelSpending } from './model-spending.js'
import { SpendingRepository } from './spending.repository.js'
import { SpendingService } from './spending.service.js'

@Global()
@Module({
  providers: [SpendingRepository, SpendingService, ModelSpending, HeldEffectsService, HeldJobsService],
  exports: [SpendingService, ModelSpending, HeldEffectsService, HeldJobsService],
})
export class SpendingModule {}
