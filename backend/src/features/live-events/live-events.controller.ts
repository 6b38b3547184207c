import { Controller, Get, Req, Res } from '@nestjs/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { AnswersEvents } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { AnalystRequestsService } from '../analysts/analyst-requests.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { LiveStreamsService } from './live-streams.service.js'

@Controller('api/admin/events')
@Access('admin')
export class LiveEventsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly analysts: AnalystRequestsService,
    private readonly streams: LiveStreamsService,
  ) {}

  @Get()
  @AnswersAnalysts()
  @AnswersEvents()
  async open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { tokenHash } = await this.sessions.getSession(request)
    const aliases = this.analysts.find(request)
    this.streams.open(reply, tokenHash, (id) => (aliases?.isId(id) ? aliases.aliasOf(id) : id))
  }
}
