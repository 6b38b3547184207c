import { Module } from '@nestjs/common'
import { SimulatorController } from './simulator.controller.js'
import { SimulatorRepository } from './simulator.repository.js'
import { SimulatorService } from './simulator.service.js'

@Module({ controllers: [SimulatorController], providers: [SimulatorService, SimulatorRepository] })
export class SimulatorModule {}
