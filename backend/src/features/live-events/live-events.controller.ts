import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { AnswersEvents } from '../../http/answers.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { LiveStreamsService } from './live-streams.service.js'

@Controller('api/admin/events')
@Access('admin')
export class LiveEventsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly streams: LiveStreamsService,
  ) {}

  @Get()
  @AnswersEvents()
  async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { tokenHash } = await this.sessions.getSession(request)
    this.streams.open(reply, tokenHash)
  }
}
