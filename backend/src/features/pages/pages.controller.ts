import { All, Controller, Get, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { clientAddress } from '../../http/client-address.js'
import { NotFound } from '../../http/failures.js'
import { PagesService } from './pages.service.js'
import { sendPage } from './send-page.js'

const nothingHere = 'There is nothing at this address.'

/** Everything that is no call: stands last, so that every other route goes first. */
@Controller()
@ApiExcludeController()
export class PagesController {
  constructor(private readonly pages: PagesService) {}

  @All('api/admin/*')
  @Access('admin')
  unknownAdminCall(): never {
    throw new NotFound(nothingHere)
  }

  @All('api/*')
  @Access('public')
  unknownCall(): never {
    throw new NotFound(nothingHere)
  }

  @Get(['/', '*'])
  @Access('public')
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '/'] = request.url.split('?', 1)
    sendPage(request, reply, await this.pages.answer(path, clientAddress(request)))
  }
}
