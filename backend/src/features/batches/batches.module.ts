import { Module } from '@nestjs/common'
import { OptOutsModule } from '../opt-outs/opt-outs.module.js'
import { BatchesController } from './batches.controller.js'
import { BatchesService } from './batches.service.js'

@Module({ imports: [OptOutsModule], controllers: [BatchesController], providers: [BatchesService] })
export class BatchesModule {}
