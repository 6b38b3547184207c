import { Controller, Get, Query, Req } from '@nestjs/common'
import { Registry, RegistryQuery } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { RegistryService } from './registry.service.js'

@Controller('api/admin/registry')
@Access('admin')
export class RegistryController {
  constructor(
    private readonly registry: RegistryService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @AnswersAnalysts('as-is')
  @Answers(Registry)
  async read(@Query({ schema: RegistryQuery }) { shell }: RegistryQuery, @Req() request: FastifyRequest) {
    return this.registry.read(shell, await this.sessions.getSession(request))
  }
}
