import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common'
import { Login, SignedInAdmin } from '@clarity/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers, AnswersNothing } from '../../http/answers.js'
import { SessionsService } from './sessions.service.js'

@Controller('api/auth')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Post('login')
  @Access('public')
  @AnswersNothing()
  signIn(
    @Body({ schema: Login }) login: Login,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.sessions.signIn(login, request, reply)
  }

  @Post('logout')
  @Access('public')
  @AnswersNothing()
  signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.sessions.signOut(request, reply)
  }

  @Get('me')
  @Access('admin')
  @Answers(SignedInAdmin)
  me(@Req() request: FastifyRequest): Promise<SignedInAdmin> {
    return this.sessions.getAdmin(request)
  }
}
