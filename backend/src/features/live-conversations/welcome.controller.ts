import { Body, Controller, Post, Req } from '@nestjs/common'
import { BeginWelcome, BegunWelcome } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { clientAddress } from '../../http/client-address.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { SessionsService } from '../sessions/sessions.service.js'

@Controller('api/welcome')
@Access('public')
export class WelcomeController {
  constructor(
    private readonly demoRequests: DemoRequestsService,
    private readonly sessions: SessionsService,
  ) {}

  @Post()
  @Answers(BegunWelcome, { status: 201 })
  async begin(
    @Body({ schema: BeginWelcome }) body: BeginWelcome,
    @Req() request: FastifyRequest,
  ): Promise<BegunWelcome> {
    const admin = await this.sessions.findAdmin(request)
    return this.demoRequests.beginWelcome(body, { adminId: admin?.id ?? null, address: clientAddress(request) })
  }
}
