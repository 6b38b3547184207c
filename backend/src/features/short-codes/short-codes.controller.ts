import { Controller, Get, Param, Req } from '@nestjs/common'
import { ApiQuery } from '@nestjs/swagger'
import { proofParameter, ShortCodeTarget } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { linkVisitor } from '../../http/link-visitor.js'
import { ShortCodesService } from './short-codes.service.js'

@Controller('api/shortcode')
@Access('public')
export class ShortCodesController {
  constructor(private readonly shortCodes: ShortCodesService) {}

  @Get(':code')
  @Answers(ShortCodeTarget)
  @ApiQuery({ name: proofParameter, type: String, required: false })
  async get(@Param('code') code: string, @Req() request: FastifyRequest): Promise<ShortCodeTarget> {
    return { targetUrl: await this.shortCodes.getTargetUrl(code, linkVisitor(request)) }
  }
}
