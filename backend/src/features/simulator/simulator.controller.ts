import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common'
import {
  ListSimulatorCalls,
  ListSimulatorMessages,
  SendSimulatorMessage,
  SimulatorCall,
  SimulatorMessage,
} from '@clarity/contracts'
import type { InferOutput } from 'valibot'
import { Access } from '../../http/access.js'
import { AnswersList, AnswersNothing } from '../../http/answers.js'
import { SimulatorService } from './simulator.service.js'

@Controller('api/simulator')
@Access('operator')
export class SimulatorController {
  constructor(private readonly simulator: SimulatorService) {}

  @Get('messages')
  @AnswersList(SimulatorMessage)
  listMessages(
    @Query({ schema: ListSimulatorMessages }) query: InferOutput<typeof ListSimulatorMessages>,
  ): Promise<SimulatorMessage[]> {
    return this.simulator.listMessages(query.phone ?? null)
  }

  @Post('messages')
  @AnswersNothing()
  send(@Body({ schema: SendSimulatorMessage }) message: SendSimulatorMessage): Promise<void> {
    return this.simulator.send(message)
  }

  @Get('calls')
  @AnswersList(SimulatorCall)
  listCalls(
    @Query({ schema: ListSimulatorCalls }) query: InferOutput<typeof ListSimulatorCalls>,
  ): Promise<SimulatorCall[]> {
    return this.simulator.listCalls(query.phone ?? null)
  }

  @Post('calls/:id/answer')
  @AnswersNothing()
  answer(@Param('id') id: string): Promise<void> {
    return this.simulator.answer(id)
  }

  @Post('calls/:id/decline')
  @AnswersNothing()
  decline(@Param('id') id: string): Promise<void> {
    return this.simulator.decline(id)
  }

  @Post('calls/:id/hangup')
  @AnswersNothing()
  hangUp(@Param('id') id: string): Promise<void> {
    return this.simulator.hangUp(id)
  }
}
