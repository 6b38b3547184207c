import { Controller, Get, Param, Req, Res } from '@nestjs/common'
import { ApiExcludeController } from '@nestjs/swagger'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { takesBrotli } from '../../http/takes-encoding.js'
import { RemoteFilesService } from './remote-files.service.js'

/** The files of released builds: never a page, and JSON only for a missing file. */
@Controller('remotes')
@ApiExcludeController()
@Access('public')
export class RemoteFilesController {
  constructor(private readonly files: RemoteFilesService) {}

  @Get('*')
  async get(@Param('*') address: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    // Set before the lookup, for a 404 too: a version that is missing now may be released soon.
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
