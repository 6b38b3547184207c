import { Controller, Get } from '@nestjs/common'
import { Health } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { HealthService } from './health.service.js'

@Controller()
@Access('public')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Asks nobody: a database that is down is no reason to end the process. */
  @Get('healthz')
  @Answers(Health)
  live(): Health {
    return { status: 'ok' }
  }

  @Get('readyz')
  @Answers(Health)
  ready(): Promise<Health> {
    return this.health.getReadiness()
  }
}
