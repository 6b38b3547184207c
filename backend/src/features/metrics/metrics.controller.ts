import { Controller, Get, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import { Access } from '../../http/access.js'
import { AnswersText } from '../../http/answers.js'
import { MetricsService } from './metrics.service.js'

/** For a scraper with a token; an installation with METRICS_PORT has them there without one. */
@Controller('metrics')
@Access('metrics:read')
export class MetricsController {
  constructor(private readonly metrics: MetricsService) {}

  @Get()
  @AnswersText()
  async read(@Res() reply: FastifyReply): Promise<void> {
    const { contentType } = this.metrics
    await reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await this.metrics.read())
  }
}
