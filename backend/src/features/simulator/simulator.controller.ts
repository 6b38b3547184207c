import { Controller, Get, Query } from '@nestjs/common'
import { ListSimulatorMessages, SimulatorMessage } from '@clarity/contracts'
import type { InferOutput } from 'valibot'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { SimulatorService } from './simulator.service.js'

@Controller('api/simulator')
@Access('operator')
export class SimulatorController {
  constructor(private readonly simulator: SimulatorService) {}

  @Get('messages')
  @AnswersList(SimulatorMessage)
  list(
    @Query({ schema: ListSimulatorMessages }) query: InferOutput<typeof ListSimulatorMessages>,
  ): Promise<SimulatorMessage[]> {
    return this.simulator.listMessages(query.phone ?? null)
  }
}
