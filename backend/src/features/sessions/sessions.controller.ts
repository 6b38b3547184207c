import { Body, Controller, Get, Post, Req, Res } from '@nestjs/common'
import { Login, PasskeyLogin, PasskeyOptions, SignedInAdmin } from '@clarity/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers, AnswersNothing } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { PasskeysService } from '../passkeys/passkeys.service.js'
import { SessionsService } from './sessions.service.js'

@Controller('api/auth')
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly passkeys: PasskeysService,
  ) {}

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

  @Post('passkey/options')
  @Access('public')
  @Answers(PasskeyOptions)
  passkeyOptions(): Promise<PasskeyOptions> {
    return this.passkeys.optionsToSignIn()
  }

  @Post('passkey')
  @Access('public')
  @Answers(SignedInAdmin)
  signInByPasskey(
    @Body({ schema: PasskeyLogin }) login: PasskeyLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInAdmin> {
    return this.sessions.signInByPasskey(login, request, reply)
  }

  @Post('logout')
  @Access('public')
  @AnswersNothing()
  signOut(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.sessions.signOut(request, reply)
  }

  @Get('me')
  @AnswersAnalysts('as-is')
  @Access('admin')
  @Answers(SignedInAdmin)
  me(@Req() request: FastifyRequest): Promise<SignedInAdmin> {
    return this.sessions.getAdmin(request)
  }
}
