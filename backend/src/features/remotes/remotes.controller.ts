import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common'
import {
  ActivateRemote,
  ActiveRemote,
  ReleasedRemote,
  ReleaseFiles,
  ReleaseRemote,
  Remote,
  RemoteFailed,
  RollBackRemote,
} from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers, AnswersList, AnswersNothing } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { Recorded } from '../../http/recorded.js'
import { CallersService } from '../access/callers.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { RegistryService } from './registry.service.js'
import { RemoteAddress } from './remote-address.js'
import { RemoteReleasesService } from './remote-releases.service.js'
import { RemotesService } from './remotes.service.js'

@Controller('api/admin/remotes')
export class RemotesController {
  constructor(
    private readonly remotes: RemotesService,
    private readonly registry: RegistryService,
    private readonly releases: RemoteReleasesService,
    private readonly sessions: SessionsService,
    private readonly callers: CallersService,
  ) {}

  @Get()
  @Access('admin')
  @AnswersList(Remote)
  async list(@Req() request: FastifyRequest): Promise<Remote[]> {
    return this.remotes.list((await this.sessions.getSession(request)).tokenHash)
  }

  @Get('active')
  @AnswersAnalysts('as-is')
  @Access('admin')
  @AnswersList(ActiveRemote)
  listActive(): Promise<ActiveRemote[]> {
    return this.registry.listActive()
  }

  @Get('releases')
  @Access('remotes:read')
  @AnswersList(ReleaseFiles)
  listReleaseFiles(): Promise<ReleaseFiles[]> {
    return this.remotes.listReleaseFiles()
  }

  @Post(':name/releases')
  @Recorded('release')
  @Access('remotes:release')
  @Answers(ReleasedRemote, { status: 201 })
  async release(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: ReleaseRemote }) build: ReleaseRemote,
    @Req() request: FastifyRequest,
  ): Promise<ReleasedRemote> {
    return this.releases.release(name, build, await this.callers.nameCaller(request))
  }

  @Post(':name/activate')
  @Recorded('release')
  @Access('remotes:activate')
  @Answers(ActiveRemote)
  async activate(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: ActivateRemote }) { version, expected }: ActivateRemote,
    @Req() request: FastifyRequest,
  ): Promise<ActiveRemote> {
    return this.releases.activate(name, version, await this.callers.nameCaller(request), expected)
  }

  @Post(':name/rollback')
  @Recorded('release')
  @Access('remotes:activate')
  @Answers(ActiveRemote)
  async rollBack(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: RollBackRemote }) { expected }: RollBackRemote,
    @Req() request: FastifyRequest,
  ): Promise<ActiveRemote> {
    return this.releases.rollBack(name, await this.callers.nameCaller(request), expected)
  }

  @Post(':name/failures')
  @Access('admin')
  @AnswersNothing()
  async noteFailure(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: RemoteFailed }) failure: RemoteFailed,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const { id } = await this.sessions.getAdmin(request)
    await this.remotes.noteFailure(name, failure, id)
  }
}
