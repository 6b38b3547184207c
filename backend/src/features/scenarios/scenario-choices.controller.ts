import { Controller, Get, Query, Req } from '@nestjs/common'
import { ScenarioChoice } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { AnswersList } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { ListScenarioChoices } from './list-scenario-choices.js'
import { toScenarioChoice } from './scenario.mapper.js'
import { ScenariosService } from './scenarios.service.js'

@Controller('api/scenarios')
@Access('public')
export class ScenarioChoicesController {
  constructor(
    private readonly scenarios: ScenariosService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @AnswersAnalysts()
  @AnswersList(ScenarioChoice)
  async list(
    @Query({ schema: ListScenarioChoices }) query: ListScenarioChoices,
    @Req() request: FastifyRequest,
  ): Promise<ScenarioChoice[]> {
    const includeHidden = (await this.sessions.findAdmin(request)) !== null
    return (await this.scenarios.listOffered(query, { includeHidden })).map(toScenarioChoice)
  }
}
