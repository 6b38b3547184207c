import { Injectable } from '@nestjs/common'
import type { AgentScenario } from '../../providers/agent/agent.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ScenariosService } from '../scenarios/scenarios.service.js'
import { toAgentScenario } from './agent-scenario.mapper.js'

/** The scenario that an agent plays for a demo request, on any channel. */
@Injectable()
export class AgentScenariosService {
  constructor(
    private readonly demoRequests: DemoRequestsService,
    private readonly scenarios: ScenariosService,
  ) {}

  async get(demoRequestId: string): Promise<AgentScenario> {
    const request = await this.demoRequests.get(demoRequestId)
    return toAgentScenario({ request, scenario: await this.scenarios.get(request.scenarioId) })
  }
}
