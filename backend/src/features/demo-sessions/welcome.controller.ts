import { Body, Controller, Post, Req } from '@nestjs/common'
import { BeginWelcome, BegunWelcome } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { clientAddress } from '../../http/client-address.js'
import { NewDemosService } from '../demo-requests/new-demos.service.js'
import { SessionsService } from '../sessions/sessions.service.js'

@Controller('api/welcome')
@Access('public')
export class WelcomeController {
  constructor(
    private readonly newDemos: NewDemosService,
    private readonly sessions: SessionsService,
  ) {}

  @Post()
  @AnswersAnalysts('closed')
  @Answers(BegunWelcome, { status: 201 })
  async begin(
    @Body({ schema: BeginWelcome }) body: BeginWelcome,
    @Req() request: FastifyRequest,
  ): Promise<BegunWelcome> {
    const admin = await this.sessions.findAdmin(request)
    return this.newDemos.beginWelcome(body, {
      adminId: admin?.id ?? null,
      isTrusted: admin !== null,
      address: clientAddress(request),
    })
  }
}
