import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import type { Effect, Permission } from '../../jobs/exactly-once/effect.js'
import { ExactlyOnceService } from '../../jobs/exactly-once/exactly-once.service.js'
import { JobHandler } from '../../jobs/job.js'
import { CallNotAccepted, Voice, type OutgoingCall, type VoiceResult } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { AgentScenariosService } from '../demo-sessions/agent-scenarios.service.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { CallAttemptsService } from './call-attempts.service.js'
import { CallCostService } from './call-cost.service.js'
import { CallTimeService } from './call-time.service.js'
import type { CallEntity } from './call.entity.js'
import { CallsRepository } from './calls.repository.js'
import { placeCall } from './place-call.job.js'

/** Places each call exactly once. */
@Injectable()
export class PlaceCallHandler extends JobHandler<{ callId: string }> implements Effect<CallEntity, VoiceResult> {
  readonly job = placeCall
  readonly maxBackoffSecs = 60
  readonly texts = {
    one: 'call',
    many: 'Calls',
    workerLost: 'the process that placed it is gone',
    expired: 'the call expired',
  }

  constructor(
    readonly repository: CallsRepository,
    private readonly voice: Voice,
    private readonly attempts: CallAttemptsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly optOuts: OptOutsService,
    private readonly agentScenarios: AgentScenariosService,
    private readonly callTime: CallTimeService,
    private readonly cost: CallCostService,
    private readonly exactlyOnce: ExactlyOnceService,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  get reconcileAfterSecs(): number {
    return this.voice.reconcileAfterSecs
  }

  handle({ callId }: { callId: string }): Promise<void> {
    return this.exactlyOnce.advance(this, callId)
  }

  override onExhausted({ callId }: { callId: string }): Promise<void> {
    return this.exactlyOnce.onExhausted(this, callId)
  }

  payload(callId: string): { callId: string } {
    return { callId }
  }

  postpone(call: CallEntity): Promise<boolean> {
    return this.callTime.postpone(call)
  }

  /** A STOP, or the conversation begun by the link, cancels the call. */
  async permit({ phone, demoRequestId }: CallEntity): Promise<Permission> {
    const contact = await this.optOuts.findContactStatus(this.dataSource.manager, phone)
    if (contact === 'reply_pending') return { wait: 'pending replies are processed first' }
    const request = await this.demoRequests.find(demoRequestId)
    return contact === 'stopped' || request?.state !== 'confirmed' ? 'cancelled' : 'allowed'
  }

  async perform(call: CallEntity): Promise<VoiceResult> {
    await this.cost.expectEnd(call.id)
    try {
      return await this.voice.placeCall(await this.toOutgoing(call))
    } catch (error) {
      if (error instanceof CallNotAccepted) await this.cost.release(call.id)
      throw error
    }
  }

  isRefusal(error: Error): boolean {
    return error instanceof CallNotAccepted
  }

  async reconcile(call: CallEntity): Promise<VoiceResult | null> {
    const providerId = await this.voice.findCall(await this.toOutgoing(call))
    return providerId === null ? null : { kind: 'placed', providerId }
  }

  finish(call: CallEntity, result: VoiceResult): Promise<void> {
    return this.attempts.finish(call, result, 'check_number_or_open_link')
  }

  fail(call: CallEntity, reason: string): Promise<void> {
    return this.attempts.finish(call, { kind: 'rejected', reason }, 'reply_yes_or_open_link')
  }

  async cancel(call: CallEntity): Promise<void> {
    await this.cost.release(call.id)
    return this.attempts.cancel(this.dataSource.manager, call)
  }

  private async toOutgoing({ id, phone, demoRequestId, createdAt }: CallEntity): Promise<OutgoingCall> {
    const scenario = await this.agentScenarios.get(demoRequestId)
    return { id, phone, demoRequestId, scenario, firstTriedAt: createdAt }
  }
}
