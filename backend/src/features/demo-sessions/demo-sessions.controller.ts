import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common'
import { BeginDemoSession, DemoPage, DemoSession } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { clientAddress } from '../../http/client-address.js'
import { DemoSessionsService } from './demo-sessions.service.js'

@Controller('api/demo')
@Access('public')
export class DemoSessionsController {
  constructor(private readonly sessions: DemoSessionsService) {}

  @Get(':requestId')
  @Answers(DemoPage)
  getPage(@Param('requestId') requestId: string): Promise<DemoPage> {
    return this.sessions.getPage(requestId)
  }

  @Post(':requestId/session')
  @Answers(DemoSession)
  begin(
    @Param('requestId') requestId: string,
    @Body({ schema: BeginDemoSession }) body: BeginDemoSession,
    @Req() request: FastifyRequest,
  ): Promise<DemoSession> {
    return this.sessions.begin(requestId, clientAddress(request), body?.closed)
  }
}
