import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common'
import { ActivateRemote, ActiveRemote, ReleasedRemote, ReleaseRemote, Remote, RemoteFailed } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers, AnswersList, AnswersNothing } from '../../http/answers.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { RemoteAddress } from './remote-address.js'
import { RemoteReleasesService } from './remote-releases.service.js'
import { RemotesService } from './remotes.service.js'

@Controller('api/admin/remotes')
export class RemotesController {
  constructor(
    private readonly remotes: RemotesService,
    private readonly releases: RemoteReleasesService,
    private readonly sessions: SessionsService,
  ) {}

  @Get()
  @Access('admin')
  @AnswersList(Remote)
  list(): Promise<Remote[]> {
    return this.remotes.list()
  }

  @Get('active')
  @Access('admin')
  @AnswersList(ActiveRemote)
  listActive(): Promise<ActiveRemote[]> {
    return this.remotes.listActive()
  }

  @Post(':name/releases')
  @Access('release')
  @Answers(ReleasedRemote, { status: 201 })
  async release(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: ReleaseRemote }) build: ReleaseRemote,
    @Req() request: FastifyRequest,
  ): Promise<ReleasedRemote> {
    return this.releases.release(name, build, await this.nameCaller(request))
  }

  @Post(':name/activate')
  @Access('release')
  @Answers(ActiveRemote)
  async activate(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: ActivateRemote }) { version }: ActivateRemote,
    @Req() request: FastifyRequest,
  ): Promise<ActiveRemote> {
    return this.releases.activate(name, version, await this.nameCaller(request))
  }

  @Post(':name/rollback')
  @Access('release')
  @Answers(ActiveRemote)
  async rollBack(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Req() request: FastifyRequest,
  ): Promise<ActiveRemote> {
    return this.releases.rollBack(name, await this.nameCaller(request))
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

  /** A caller without a session has the release token: the access policy has checked it. */
  private async nameCaller(request: FastifyRequest): Promise<string> {
    return (await this.sessions.findAdmin(request))?.email ?? 'release token'
  }
}
