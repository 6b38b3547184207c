import { Body, Controller, Post, Req } from '@nestjs/common'
import { ApiHeader } from '@nestjs/swagger'
import { RequestDemo, RequestedDemo } from '@clarity/contracts'
import type { FastifyRequest } from 'fastify'
import { Access } from '../../http/access.js'
import { Answers } from '../../http/answers.js'
import { AnswersAnalysts } from '../../http/for-analysts.js'
import { clientAddress } from '../../http/client-address.js'
import { networkOf } from '../../limits/network.js'
import { CallersService } from '../access/callers.service.js'
import { BatchResultsService } from '../batches/batch-results.service.js'
import { idempotencyKey } from '../../http/idempotency-key.js'
import { IdempotencyService } from '../idempotency/idempotency.service.js'
import { NewDemosService } from './new-demos.service.js'

@Controller('api/request-demo')
@Access('public')
export class DemoRequestsController {
  constructor(
    private readonly newDemos: NewDemosService,
    private readonly callers: CallersService,
    private readonly idempotency: IdempotencyService,
    private readonly batchResults: BatchResultsService,
  ) {}

  @Post()
  @AnswersAnalysts('closed')
  @ApiHeader({ name: 'Idempotency-Key', required: false, schema: { type: 'string', minLength: 1, maxLength: 202 } })
  @Answers(RequestedDemo, { status: 201 })
  async request(
    @Body({ schema: RequestDemo }) body: RequestDemo,
    @Req() request: FastifyRequest,
  ): Promise<RequestedDemo> {
    const key = idempotencyKey(request)
    const trusted = await this.callers.findTrusted(request, 'requests:write')
    const address = clientAddress(request)
    const requester = { adminId: trusted?.adminId ?? null, isTrusted: trusted !== null, address }
    const batchId = trusted?.adminId && key !== null ? await this.batchResults.findBatchOf(key) : null
    // A batch goes on in another browser, whose session is another one: there its rows' keys must hold, too.
    const source = batchId === null ? (trusted?.source ?? `network ${networkOf(address)}`) : `batch ${batchId}`
    return this.idempotency.once<RequestedDemo>({ source, key, body }, (store) =>
      this.newDemos.request(body, requester, async (manager, demo) => {
        await store(manager, demo)
        if (batchId !== null && key !== null) await this.batchResults.record(manager, batchId, key, demo)
      }),
    )
  }
}
