import { Body, Controller, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common'
import { ChangePerson, Id, InvitedPerson, InvitePerson, Person } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Access } from '../../http/access.js'
import { Answers, AnswersList, AnswersNothing } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { PeopleService } from './people.service.js'

const PersonAddress = v.object({ id: Id })
type PersonAddress = v.InferOutput<typeof PersonAddress>

@Controller('api/admin/people')
@Access('admin')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @AnswersList(Person)
  async list(@Req() request: FastifyRequest): Promise<Person[]> {
    return this.people.list(await this.selfOf(request))
  }

  @Post()
  @Recorded('person')
  @Answers(InvitedPerson, { status: 201 })
  async invite(
    @Body({ schema: InvitePerson }) body: InvitePerson,
    @Req() request: FastifyRequest,
  ): Promise<InvitedPerson> {
    return this.people.invite(body, await this.selfOf(request))
  }

  @Patch(':id')
  @Recorded('person')
  @Answers(Person)
  async changeRole(
    @Param({ schema: PersonAddress }) { id }: PersonAddress,
    @Body({ schema: ChangePerson }) { role }: ChangePerson,
    @Req() request: FastifyRequest,
  ): Promise<Person> {
    return this.people.changeRole(id, role, await this.selfOf(request))
  }

  @Delete(':id')
  @Recorded('person')
  @AnswersNothing()
  remove(@Param({ schema: PersonAddress }) { id }: PersonAddress): Promise<void> {
    return this.people.remove(id)
  }

  private async selfOf(request: FastifyRequest): Promise<string> {
    return (await this.sessions.getAdmin(request)).id
  }
}
