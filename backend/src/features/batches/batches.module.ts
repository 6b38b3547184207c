import { Module } from '@nestjs/common'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { SessionsModule } from '../sessions/sessions.module.js'
import { BatchCheckService } from './batch-check.service.js'
import { BatchResultsService } from './batch-results.service.js'
import { BatchRowsRepository } from './batch-rows.repository.js'
import { BatchesController } from './batches.controller.js'
import { BatchesRepository } from './batches.repository.js'
import { BatchesService } from './batches.service.js'

@Module({
  imports: [OptOutsModule, SessionsModule],
  controllers: [BatchesController],
  providers: [BatchesService, BatchCheckService, BatchResultsService, BatchesRepository, BatchRowsRepository],
  exports: [BatchResultsService],
})
export class BatchesModule {}
