import { Controller, Get, Param, Req } from '@nestjs/common'
import { ShortCodeTarget } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { clientAddress } from '../../http/client-address.js'
import { ShortCodesService } from './short-codes.service.js'

@Controller('api/shortcode')
@Access('public')
export class ShortCodesController {
  constructor(private readonly shortCodes: ShortCodesService) {}

  @Get(':code')
  @Answers(ShortCodeTarget)
  async get(@Param('code') code: string, @Req() request: FastifyRequest): Promise<ShortCodeTarget> {
    return { targetUrl: await this.shortCodes.getTargetUrl(code, clientAddress(request)) }
  }
}
