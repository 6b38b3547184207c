import { Controller, Get } from '@nestjs/common'
import { Health } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { HealthService } from './health.service.js'

@Controller()
@Access('public')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** Liveness: queries no dependency, because a database that is down is no reason to restart the process. */
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
