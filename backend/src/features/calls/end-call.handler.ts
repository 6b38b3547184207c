import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler, type PayloadOf } from '../../jobs/job.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { attemptEnded } from '../conversation-ingestion/attempt-ended.job.js'
import type { AttemptOutcome } from '../../providers/voice/voice-event.js'
import { CallCostService } from './call-cost.service.js'
import type { CallEntity } from './call.entity.js'
import { callOutcomes } from './call-outcomes.js'
import { CallsRepository } from './calls.repository.js'

/**
 * Ends the call with the reported outcome, in any state: the event can arrive before the response to the request that
 * placed the call. An answered call completes its request when the transcript is ingested.
 */
@Injectable()
export class EndCallHandler extends JobHandler<PayloadOf<typeof attemptEnded>> {
  readonly job = attemptEnded

  constructor(
    private readonly repository: CallsRepository,
    private readonly demoRequests: DemoRequestsService,
    private readonly cost: CallCostService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle(ended: PayloadOf<typeof attemptEnded>): Promise<void> {
    const call = await this.repository.findAttempted(ended.attemptId, ended.providerIds)
    if (!call) return
    await this.end(call, ended.outcome)
    await this.cost.settle(call.id)
  }

  private async end(call: CallEntity, outcome: AttemptOutcome): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.demoRequests.lock(manager, call.demoRequestId)
      if (outcome === 'answered') {
        await this.repository.markOutcome(manager, call.id, { state: 'ended', outcome, nextAction: null })
        // Otherwise another YES before the transcript is ingested would find a request that is still to be called.
        await this.demoRequests.advance(manager, call.demoRequestId, 'calling', 'the phone rang')
        return
      }
      const { state, cause, nextAction } = callOutcomes[outcome]
      if (!(await this.repository.markOutcome(manager, call.id, { state, outcome, nextAction }))) return
      await this.demoRequests.advance(manager, call.demoRequestId, 'calling', 'the phone rang')
      await this.demoRequests.advance(manager, call.demoRequestId, 'call_failed', cause)
    })
  }
}
