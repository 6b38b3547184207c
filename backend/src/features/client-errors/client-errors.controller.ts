import { Body, Controller, Post, Req } from '@nestjs/common'
import { ReportClientError } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { AnswersNothing } from '../../http/answers.js'
import { clientAddress } from '../../http/client-address.js'
import { ClientErrorsService } from './client-errors.service.js'

@Controller('api/client-errors')
@Access('public')
export class ClientErrorsController {
  constructor(private readonly clientErrors: ClientErrorsService) {}

  @Post()
  @AnswersNothing()
  report(
    @Body({ schema: ReportClientError }) clientError: ReportClientError,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.clientErrors.report(clientError, clientAddress(request))
  }
}
