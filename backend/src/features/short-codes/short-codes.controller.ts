import { Controller, Get, Param } from '@nestjs/common'
import { ShortCodeTarget } from '@clarity/contracts'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { ShortCodesService } from './short-codes.service.js'

@Controller('api/shortcode')
@Access('public')
export class ShortCodesController {
  constructor(private readonly shortCodes: ShortCodesService) {}

  @Get(':code')
  @Answers(ShortCodeTarget)
  async get(@Param('code') code: string): Promise<ShortCodeTarget> {
    return { targetUrl: await this.shortCodes.getTargetUrl(code) }
  }
}
