import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common'
import { ConfirmPassword, CreatePasskey, Passkey, PasskeyId, PasskeyOptions } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { Answers, AnswersList, AnswersNothing } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { PasskeysService } from '../passkeys/passkeys.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { AccountService } from './account.service.js'

const PasskeyAddress = v.object({ id: PasskeyId })

/** The passkeys of the caller's own account. */
@Controller('api/admin/account/passkeys')
@Access('admin')
export class PasskeysController {
  constructor(
    private readonly account: AccountService,
    private readonly passkeys: PasskeysService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @AnswersList(Passkey)
  async list(@Req() request: FastifyRequest): Promise<Passkey[]> {
    const { id } = await this.sessions.getAdmin(request)
    return this.passkeys.list(id)
  }

  @Post('options')
  @Recorded('account')
  @Answers(PasskeyOptions)
  async options(
    @Body({ schema: ConfirmPassword }) { password }: ConfirmPassword,
    @Req() request: FastifyRequest,
  ): Promise<PasskeyOptions> {
    const { id, email } = await this.account.requirePassword(request, password)
    return this.passkeys.optionsToCreate(id, email)
  }

  @Post()
  @Recorded('account')
  @Answers(Passkey, { status: 201 })
  async create(@Body({ schema: CreatePasskey }) body: CreatePasskey, @Req() request: FastifyRequest): Promise<Passkey> {
    const { id } = await this.sessions.getAdmin(request)
    return this.passkeys.create(id, body)
  }

  @Delete(':id')
  @Recorded('account')
  @AnswersNothing()
  async remove(
    @Param({ schema: PasskeyAddress }) { id: passkey }: v.InferOutput<typeof PasskeyAddress>,
    @Body({ schema: ConfirmPassword }) { password }: ConfirmPassword,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { id } = await this.account.requirePassword(request, password)
    await this.passkeys.remove(id, passkey)
  }
}
