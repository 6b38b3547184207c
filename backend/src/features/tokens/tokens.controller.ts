import { Body, Controller, Delete, Get, Param, Post, Req } from '@nestjs/common'
import { CreatedToken, CreateToken, Id, Token } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { Answers, AnswersList, AnswersNothing } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { TokensService } from './tokens.service.js'

const TokenAddress = v.object({ id: Id })

@Controller('api/admin/tokens')
@Access('admin')
export class TokensController {
  constructor(
    private readonly tokens: TokensService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @AnswersList(Token)
  list(): Promise<Token[]> {
    return this.tokens.list()
  }

  @Post()
  @Recorded('token')
  @Answers(CreatedToken, { status: 201 })
  async create(
    @Body({ schema: CreateToken }) body: CreateToken,
    @Req() request: FastifyRequest,
  ): Promise<CreatedToken> {
    const { email } = await this.sessions.getAdmin(request)
    return this.tokens.create(body, email)
  }

  @Delete(':id')
  @Recorded('token')
  @AnswersNothing()
  revoke(@Param({ schema: TokenAddress }) { id }: v.InferOutput<typeof TokenAddress>): Promise<void> {
    return this.tokens.revoke(id)
  }
}
