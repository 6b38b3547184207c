import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common'
import { AccountSession, ChangePassword, Id } from '@clarity/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { AnswersList, AnswersNothing } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { AccountSessionsService } from '../sessions/account-sessions.service.js'
import { AccountService } from './account.service.js'

const SessionAddress = v.object({ id: Id })

/** The caller's own account. */
@Controller('api/admin/account')
@Access('admin')
export class AccountController {
  constructor(
    private readonly account: AccountService,
    private readonly sessions: AccountSessionsService,
  ) {}

  @Post('password')
  @Recorded('account')
  @AnswersNothing()
  changePassword(
    @Body({ schema: ChangePassword }) body: ChangePassword,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.account.changePassword(request, body)
  }

  @Get('sessions')
  @AnswersList(AccountSession)
  listSessions(@Req() request: FastifyRequest): Promise<AccountSession[]> {
    return this.sessions.list(request)
  }

  @Post('sessions/confirm')
  @Recorded('account')
  @AnswersNothing()
  confirmDevices(@Req() request: FastifyRequest): Promise<void> {
    return this.sessions.confirmDevices(request)
  }

  @Delete('sessions/:id')
  @Recorded('account')
  @AnswersNothing()
  endSession(
    @Param({ schema: SessionAddress }) { id }: v.InferOutput<typeof SessionAddress>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.sessions.end(request, id)
  }

  @Delete('sessions')
  @Recorded('account')
  @AnswersNothing()
  endSessions(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    return this.sessions.endAll(request, reply)
  }
}
