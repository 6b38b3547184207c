import { Body, Controller, Delete, Get, Post, Req } from '@nestjs/common'
import {
  AuthenticatorState,
  ConfirmAuthenticator,
  ConfirmPassword,
  NewAuthenticator,
  RecoveryCodes,
} from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers, AnswersNothing } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { SecondFactorsService } from '../second-factors/second-factors.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { AccountService } from './account.service.js'

/** The authenticator app of the caller's own account. */
@Controller('api/admin/account/totp')
@Access('admin')
export class AuthenticatorController {
  constructor(
    private readonly account: AccountService,
    private readonly secondFactors: SecondFactorsService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @Answers(AuthenticatorState)
  async describe(@Req() request: FastifyRequest): Promise<AuthenticatorState> {
    const { id } = await this.sessions.getAdmin(request)
    return this.secondFactors.describe(id)
  }

  @Post()
  @Recorded('account')
  @Answers(NewAuthenticator, { status: 201 })
  async begin(
    @Body({ schema: ConfirmPassword }) { password }: ConfirmPassword,
    @Req() request: FastifyRequest,
  ): Promise<NewAuthenticator> {
    const { id, email } = await this.account.requirePassword(request, password)
    return this.secondFactors.begin(id, email)
  }

  @Post('confirm')
  @Recorded('account')
  @Answers(RecoveryCodes)
  async confirm(
    @Body({ schema: ConfirmAuthenticator }) { code }: ConfirmAuthenticator,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const { id } = await this.sessions.getAdmin(request)
    return { recovery_codes: await this.secondFactors.confirm(id, code) }
  }

  @Delete()
  @Recorded('account')
  @AnswersNothing()
  async remove(
    @Body({ schema: ConfirmPassword }) { password }: ConfirmPassword,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { id } = await this.account.requirePassword(request, password)
    await this.secondFactors.remove(id)
  }
}
