import type { NextAction } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { ringingSecs } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { JobQueue } from '../../jobs/job-queue.js'
import { Voice, type VoiceResult } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { ConversationIngestionService } from '../conversation-ingestion/conversation-ingestion.service.js'
import type { CallEntity, CallState } from './call.entity.js'
import { CallCostService } from './call-cost.service.js'
import { CallsRepository } from './calls.repository.js'
import { endRinging } from './end-ringing.job.js'

const attempted: readonly CallState[] = ['placing', 'unknown']

/** Applies the result of an attempt to place a call to the call and to its request. */
@Injectable()
export class CallAttemptsService {
  constructor(
    private readonly repository: CallsRepository,
    private readonly voice: Voice,
    private readonly demoRequests: DemoRequestsService,
    private readonly ingestion: ConversationIngestionService,
    private readonly cost: CallCostService,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {}

  /** Cancels a call that has not rung and is no longer wanted. */
  async cancel(manager: EntityManager, { id }: CallEntity): Promise<void> {
    await this.repository.markOver(manager, id, { from: attempted, to: 'cancelled' })
  }

  /** Records the known outcome of an attempt; `next` is the suggested next step if the call was not placed. */
  finish(call: CallEntity, result: VoiceResult, next: NextAction): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const request = await this.demoRequests.lock(manager, call.demoRequestId)
      if (result.kind === 'rejected') await this.cost.release(call.id, manager)
      if (result.kind === 'placed' && !this.voice.announcesAnswers) await this.expect(manager, call, result.providerId)
      if (request?.state !== 'confirmed') return this.cancel(manager, call)
      if (result.kind === 'placed') return this.ring(manager, call, result.providerId)
      return this.fail(manager, call, result.reason, next)
    })
  }

  /** Independent of the request's state: the phone rings, so its conversation must be ingested. */
  private expect(manager: EntityManager, { id, demoRequestId }: CallEntity, providerId: string): Promise<void> {
    return this.ingestion.expect(manager, { id, demoRequestId, providerId })
  }

  private async ring(manager: EntityManager, { id, demoRequestId }: CallEntity, providerId: string): Promise<void> {
    if (!(await this.repository.markRinging(manager, id, providerId, ringingSecs))) return
    await this.demoRequests.advance(manager, demoRequestId, 'calling', 'the phone rings')
    if (this.voice.announcesAnswers)
      await this.jobs.enqueue(manager, endRinging, { callId: id }, { delaySecs: ringingSecs })
  }

  private async fail(
    manager: EntityManager,
    { id, demoRequestId }: CallEntity,
    error: string,
    nextAction: NextAction,
  ): Promise<void> {
    if (!(await this.repository.markOver(manager, id, { from: attempted, to: 'failed', error, nextAction }))) return
    await this.demoRequests.advance(manager, demoRequestId, 'calling', 'the call was tried')
    await this.demoRequests.advance(manager, demoRequestId, 'call_failed', 'the call could not be placed')
  }
}
