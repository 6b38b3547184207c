import { Body, Controller, Delete, Param, Post, Put, Req } from '@nestjs/common'
import { CanaryRelease, DisableRemote, PreviewRelease, Remote, SetRemoteKey, WithdrawRelease } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { Recorded } from '../../http/recorded.js'
import { CallersService } from '../access/callers.service.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { RemoteAddress } from './remote-address.js'
import { RemoteDecisionsService } from './remote-decisions.service.js'
import { RemotePreviewsService } from './remote-previews.service.js'
import { RemotesService } from './remotes.service.js'

/** Each call answers the remote as it is after the decision. */
@Controller('api/admin/remotes/:name')
export class RemoteDecisionsController {
  constructor(
    private readonly remotes: RemotesService,
    private readonly decisions: RemoteDecisionsService,
    private readonly previews: RemotePreviewsService,
    private readonly sessions: SessionsService,
    private readonly callers: CallersService,
  ) {}

  @Post('withdraw')
  @Recorded('release')
  @Access('remotes:activate')
  @Answers(Remote)
  async withdraw(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: WithdrawRelease }) body: WithdrawRelease,
    @Req() request: FastifyRequest,
  ): Promise<Remote> {
    await this.decisions.withdraw(name, body, await this.callers.nameCaller(request))
    return this.describe(name, request)
  }

  @Post('disable')
  @Recorded('release')
  @Access('remotes:activate')
  @Answers(Remote)
  async disable(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: DisableRemote }) { reason }: DisableRemote,
    @Req() request: FastifyRequest,
  ): Promise<Remote> {
    await this.decisions.disable(name, reason, await this.callers.nameCaller(request))
    return this.describe(name, request)
  }

  @Post('enable')
  @Recorded('release')
  @Access('remotes:activate')
  @Answers(Remote)
  async enable(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Req() request: FastifyRequest,
  ): Promise<Remote> {
    await this.decisions.enable(name, await this.callers.nameCaller(request))
    return this.describe(name, request)
  }

  @Post('canary')
  @Recorded('release')
  @Access('remotes:activate')
  @Answers(Remote)
  async setCanary(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: CanaryRelease }) body: CanaryRelease,
    @Req() request: FastifyRequest,
  ): Promise<Remote> {
    await this.decisions.setCanary(name, body, await this.callers.nameCaller(request))
    return this.describe(name, request)
  }

  @Post('preview')
  @Recorded('release')
  @Access('admin')
  @Answers(Remote)
  async startPreview(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: PreviewRelease }) { version }: PreviewRelease,
    @Req() request: FastifyRequest,
  ): Promise<Remote> {
    await this.previews.start(name, version, await this.sessions.getSession(request))
    return this.describe(name, request)
  }

  @Delete('preview')
  @Recorded('release')
  @Access('admin')
  @Answers(Remote)
  async endPreview(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Req() request: FastifyRequest,
  ): Promise<Remote> {
    await this.previews.end(name, await this.sessions.getSession(request))
    return this.describe(name, request)
  }

  @Put('key')
  @Recorded('release')
  @Access('admin')
  @Answers(Remote)
  async setKey(
    @Param({ schema: RemoteAddress }) { name }: RemoteAddress,
    @Body({ schema: SetRemoteKey }) { public_key }: SetRemoteKey,
    @Req() request: FastifyRequest,
  ): Promise<Remote> {
    await this.decisions.setKey(name, public_key, (await this.sessions.getSession(request)).email)
    return this.describe(name, request)
  }

  private async describe(name: string, request: FastifyRequest): Promise<Remote> {
    return this.remotes.get(name, (await this.sessions.findSession(request))?.tokenHash ?? null)
  }
}
