import { Body, Controller, Post, Req } from '@nestjs/common'
import { RequestDemo, RequestedDemo } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { clientAddress } from '../../http/client-address.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { NewDemosService } from './new-demos.service.js'

@Controller('api/request-demo')
@Access('public')
export class DemoRequestsController {
  constructor(
    private readonly newDemos: NewDemosService,
    private readonly sessions: SessionsService,
  ) {}

  @Post()
  @Answers(RequestedDemo, { status: 201 })
  async request(
    @Body({ schema: RequestDemo }) body: RequestDemo,
    @Req() request: FastifyRequest,
  ): Promise<RequestedDemo> {
    const admin = await this.sessions.findAdmin(request)
    return this.newDemos.request(body, { adminId: admin?.id ?? null, address: clientAddress(request) })
  }
}
