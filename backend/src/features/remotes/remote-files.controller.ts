import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { takesBrotli } from '../../http/takes-brotli.js'
import { RemoteFilesService } from './remote-files.service.js'

/** The files of released builds: no page, and no JSON but for what is missing. */
@Controller('remotes')
@ApiExcludeController()
@Access('public')
export class RemoteFilesController {
  constructor(private readonly files: RemoteFilesService) {}

  @Get('*')
  async get(@Param('*') address: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // Said before it is looked for: a version that is not there yet may be there soon.
    void reply.header('cache-control', 'no-store')
    const { type, content, packed } = await this.files.get(address)
    void reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .type(type)
    if (packed && takesBrotli(request)) void reply.header('content-encoding', 'br').send(packed)
    else void reply.send(content)
  }
}
