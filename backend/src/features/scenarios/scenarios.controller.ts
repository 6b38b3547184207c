import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common'
import { SaveScenario, Scenario } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers, AnswersList, AnswersNothing } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { Recorded } from '../../http/recorded.js'
import { toScenario } from './scenario.mapper.js'
import { ScenariosService } from './scenarios.service.js'

@Controller('api/admin/scenarios')
@Access('admin')
export class ScenariosController {
  constructor(private readonly scenarios: ScenariosService) {}

  @Get()
  @AnswersAnalysts()
  @AnswersList(Scenario)
  async list(): Promise<Scenario[]> {
    return (await this.scenarios.list()).map(toScenario)
  }

  @Post()
  @Recorded('setting')
  @Answers(Scenario, { status: 201 })
  async create(@Body({ schema: SaveScenario }) scenario: SaveScenario): Promise<Scenario> {
    return toScenario(await this.scenarios.create(scenario))
  }

  @Put(':id')
  @Recorded('setting')
  @Answers(Scenario)
  async update(@Param('id') id: string, @Body({ schema: SaveScenario }) scenario: SaveScenario): Promise<Scenario> {
    return toScenario(await this.scenarios.update(id, scenario))
  }

  @Delete(':id')
  @Recorded('setting')
  @AnswersNothing()
  delete(@Param('id') id: string): Promise<void> {
    return this.scenarios.delete(id)
  }
}
