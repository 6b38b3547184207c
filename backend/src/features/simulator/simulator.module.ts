import { Module } from '@nestjs/common'
import { CallsModule } from '../calls/calls.module.js'
import { RepliesModule } from '../replies/replies.module.js'
import { SimulatorController } from './simulator.controller.js'
import { SimulatorRepository } from './simulator.repository.js'
import { SimulatorService } from './simulator.service.js'

@Module({
  imports: [CallsModule, RepliesModule],
  controllers: [SimulatorController],
  providers: [SimulatorService, SimulatorRepository],
})
export class SimulatorModule {}
