import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common'
import { ErasedPerson, ErasureReceipt, Id, NamePerson } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { Answers, AnswersList } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { ErasuresService } from './erasures.service.js'

const Address = v.object({ id: Id })

@Controller('api/admin/erasures')
@Access('admin')
export class ErasuresController {
  constructor(
    private readonly erasures: ErasuresService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @AnswersList(ErasureReceipt)
  list(): Promise<ErasureReceipt[]> {
    return this.erasures.list()
  }

  @Get(':id')
  @Answers(ErasureReceipt)
  get(@Param({ schema: Address }) { id }: v.InferOutput<typeof Address>): Promise<ErasureReceipt> {
    return this.erasures.get(id)
  }

  @Post()
  @Recorded('erasure')
  @Answers(ErasedPerson, { status: 202 })
  async erase(@Body({ schema: NamePerson }) body: NamePerson, @Req() request: FastifyRequest): Promise<ErasedPerson> {
    const { id } = await this.sessions.getAdmin(request)
    return { id: await this.erasures.erase(body, id) }
  }
}
