import { All, Controller, Get, Inject, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CONFIG, type Config } from '../../config/config.js'
import { Access } from '../../http/access.js'
import { isAtOwnMachine } from '../../http/client-address.js'
import { NotFound } from '../../http/failures.js'
import { linkVisitor } from '../../http/link-visitor.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { campaignOf } from './campaign-of.js'
import { notFoundText } from './not-found-text.js'
import { PagesService, type PageVisitor } from './pages.service.js'
import { sendPage } from './send-page.js'

/** Pages match every path, so this controller is registered last and all other routes take precedence. */
@Controller()
@ApiExcludeController()
export class PagesController {
  constructor(
    private readonly pages: PagesService,
    private readonly sessions: SessionsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @All('api/admin/*')
  @Access('admin')
  unknownAdminCall(): never {
    throw new NotFound(notFoundText)
  }

  @All('api/*')
  @Access('public')
  unknownCall(): never {
    throw new NotFound(notFoundText)
  }

  @Get(['/', '*'])
  @Access('public')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?', 1)
    sendPage(request, reply, await this.pages.answer(path, this.visitor(request)))
  }

  private visitor(request: FastifyRequest): PageVisitor {
    return {
      link: linkVisitor(request),
      search: /\?.*/.exec(request.url)?.[0] ?? '',
      campaign: campaignOf(request.url),
      isOperator: async () =>
        isAtOwnMachine(request, this.config.publicUrl) || (await this.sessions.findAdmin(request))?.role === 'admin',
      findSession: () => this.sessions.findSession(request),
    }
  }
}
