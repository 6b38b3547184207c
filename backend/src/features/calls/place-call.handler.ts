import { Injectable, Logger } from '@nestjs/common'
import { ringingSecs } from '@clarity/contracts'
import { DataSource, type EntityManager } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { QuietHours } from '../../limits/quiet-hours/quiet-hours.js'
import { CallNotTaken, Voice, type OutgoingCall, type VoiceResult } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { FinishedConversationsService } from '../finished-conversations/finished-conversations.service.js'
import { AgentScenariosService } from '../live-conversations/agent-scenarios.service.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import type { CallEntity, CallState } from './call.entity.js'
import { CallsRepository } from './calls.repository.js'
import { endRinging } from './end-ringing.job.js'
import { placeCall } from './place-call.job.js'

/** Longer than any provider's time limit: an attempt that is older was lost with its process. */
const leaseSecs = 15

/** A call that the provider does not know is placed again this often at most. */
const maxAttempts = 3

/** A provider that asks to come back later is asked this often at most. */
const maxRefusals = 8

/** Pause before a call that could not be settled is looked at again. */
const giveUpPauseSecs = 60

const attempted: readonly CallState[] = ['placing', 'unknown']

/** Places each call once: no provider has an idempotency key, so what is not known is asked before it is repeated. */
@Injectable()
export class PlaceCallHandler extends JobHandler<{ callId: string }> {
  readonly job = placeCall
  private readonly logger = new Logger(PlaceCallHandler.name)

  constructor(
    private readonly repository: CallsRepository,
    private readonly voice: Voice,
    private readonly demoRequests: DemoRequestsService,
    private readonly optOuts: OptOutsService,
    private readonly agentScenarios: AgentScenariosService,
    private readonly finished: FinishedConversationsService,
    private readonly quietHours: QuietHours,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
  ) {
    super()
  }

  async handle({ callId }: { callId: string }): Promise<void> {
    const call = await this.repository.find(callId)
    if (call?.state === 'queued') return this.place(call)
    if (call?.state === 'placing') return this.awaitLease(call)
    if (call?.state === 'unknown') return this.settle(call)
  }

  private async place(call: CallEntity): Promise<void> {
    if (await this.waitsForDay(call)) return
    if (!(await this.repository.claim(call.id, leaseSecs))) return
    if (!(await this.mayRing(call))) return this.cancel(this.dataSource.manager, call)
    const attempt = call.attempt + 1
    const outgoing = await this.toOutgoing(call)
    const result = await this.voice.placeCall(outgoing).catch((error: Error) => error)
    if (result instanceof CallNotTaken) return this.placeLater(call, attempt, result.message)
    if (result instanceof Error) return this.settleLater(call, result.message)
    return this.finish(call, result)
  }

  /** True where it is night at the phone: the call stays queued, and is looked at again in the morning. */
  private async waitsForDay({ id, phone }: CallEntity): Promise<boolean> {
    const at = await this.quietHours.until(phone, { isCarrier: !this.voice.announcesAnswers })
    if (at !== null) await this.jobs.enqueue(this.dataSource.manager, placeCall, { callId: id }, { at })
    return at !== null
  }

  /** As late as can be: what was queued before a STOP, or before the link was tapped, must not ring after it. */
  private async mayRing({ phone, demoRequestId }: CallEntity): Promise<boolean> {
    if (await this.optOuts.isOptedOut(this.dataSource.manager, phone)) return false
    return (await this.demoRequests.find(demoRequestId))?.state === 'confirmed'
  }

  private async cancel(manager: EntityManager, { id }: CallEntity): Promise<void> {
    await this.repository.markOver(manager, id, { from: attempted, to: 'cancelled' })
  }

  private finish(call: CallEntity, result: VoiceResult): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const request = await this.demoRequests.lock(manager, call.demoRequestId)
      if (result.kind === 'placed' && !this.voice.announcesAnswers) await this.expect(manager, call, result.providerId)
      if (request?.state !== 'confirmed') return this.cancel(manager, call)
      if (result.kind === 'placed') return this.ring(manager, call, result.providerId)
      return this.fail(manager, call, result.reason)
    })
  }

  /** Whatever has become of the request meanwhile: the phone rings, and what is said must come in. */
  private expect(manager: EntityManager, { id, demoRequestId }: CallEntity, providerId: string): Promise<void> {
    return this.finished.expect(manager, { id, demoRequestId, providerId })
  }

  private async ring(manager: EntityManager, { id, demoRequestId }: CallEntity, providerId: string): Promise<void> {
    if (!(await this.repository.markRinging(manager, id, providerId, ringingSecs))) return
    await this.demoRequests.advance(manager, demoRequestId, 'calling', 'the phone rings')
    if (this.voice.announcesAnswers)
      await this.jobs.enqueue(manager, endRinging, { callId: id }, { delaySecs: ringingSecs })
  }

  private async fail(manager: EntityManager, { id, demoRequestId }: CallEntity, reason: string): Promise<void> {
    const hasFailed = await this.repository.markOver(manager, id, { from: attempted, to: 'failed', error: reason })
    if (!hasFailed) return
    await this.demoRequests.advance(manager, demoRequestId, 'calling', 'the call was tried')
    await this.demoRequests.advance(manager, demoRequestId, 'call_failed', 'the call could not be placed')
  }

  private async placeLater(call: CallEntity, attempt: number, reason: string): Promise<void> {
    if (attempt >= maxRefusals) return this.finish(call, { kind: 'rejected', reason })
    await this.queueAgain(call, attempt, reason, 2 ** attempt)
  }

  private async settleLater(call: CallEntity, reason: string): Promise<void> {
    this.logger.warn(`Nobody knows whether call ${call.id} was placed: ${reason}`)
    await this.dataSource.transaction(async (manager) => {
      if (await this.repository.markUnknown(manager, call.id, reason))
        await this.jobs.enqueue(manager, placeCall, { callId: call.id }, { delaySecs: this.voice.settleSecs })
    })
  }

  /** An attempt is under way, or its process died: only after its lease is over does anybody touch it. */
  private async awaitLease(call: CallEntity): Promise<void> {
    const delaySecs = await this.repository.secsLeft(call.id, 'leased_until')
    if (delaySecs === 0) return this.settleLater(call, 'the process that placed it is gone')
    await this.jobs.enqueue(this.dataSource.manager, placeCall, { callId: call.id }, { delaySecs })
  }

  /** A provider that cannot be asked throws: the job is tried again, the call stays unknown. */
  private async settle(call: CallEntity): Promise<void> {
    const providerId = await this.voice.findCall(await this.toOutgoing(call))
    if (providerId !== null) return this.finish(call, { kind: 'placed', providerId })
    const reason = 'the provider does not know it'
    if (call.attempt >= maxAttempts) return this.finish(call, { kind: 'rejected', reason })
    await this.queueAgain(call, call.attempt, reason)
  }

  private async queueAgain(call: CallEntity, attempt: number, reason: string, delaySecs = 0): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (await this.repository.markQueued(manager, call.id, attempt, reason))
        await this.jobs.enqueue(manager, placeCall, { callId: call.id }, { delaySecs })
    })
  }

  private async toOutgoing({ id, phone, demoRequestId, createdAt }: CallEntity): Promise<OutgoingCall> {
    const scenario = await this.agentScenarios.get(demoRequestId)
    return { id, phone, demoRequestId, scenario, firstTriedAt: createdAt }
  }

  /** Every try has failed, of the provider's fault or ours: what nobody knows must still be found out. */
  override async giveUp({ callId }: { callId: string }): Promise<void> {
    await this.jobs.enqueue(this.dataSource.manager, placeCall, { callId }, { delaySecs: giveUpPauseSecs })
  }
}
