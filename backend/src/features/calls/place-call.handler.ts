import { Injectable, Logger } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { JobHandler } from '../../jobs/job.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { CallNotTaken, Voice, type OutgoingCall, type VoiceResult } from '../../providers/voice/voice.js'
import { DemoRequestsService } from '../demo-requests/demo-requests.service.js'
import { AgentScenariosService } from '../demo-sessions/agent-scenarios.service.js'
import { OptOutsService } from '../opt-outs/opt-outs.service.js'
import { CallAttemptsService } from './call-attempts.service.js'
import { CallTimeService } from './call-time.service.js'
import type { CallEntity } from './call.entity.js'
import { CallsRepository } from './calls.repository.js'
import { placeCall } from './place-call.job.js'

/** Longer than any provider's time limit: an attempt that is older was lost with its process. */
const leaseSecs = 15

/** A call that the provider does not know is placed again this often at most. */
const maxAttempts = 3

/** Longest pause before a provider that did nothing is asked again, for as long as somebody waits for the call. */
const maxPauseSecs = 60

/** Pause before a call that could not be settled is looked at again. */
const giveUpPauseSecs = 60

/** Places each call once: no provider has an idempotency key, so what is not known is asked before it is repeated. */
@Injectable()
export class PlaceCallHandler extends JobHandler<{ callId: string }> {
  readonly job = placeCall
  private readonly logger = new Logger(PlaceCallHandler.name)
  private readonly sparingLogger = new ThrottledLogger(this.logger)

  constructor(
    private readonly repository: CallsRepository,
    private readonly voice: Voice,
    private readonly attempts: CallAttemptsService,
    private readonly demoRequests: DemoRequestsService,
    private readonly optOuts: OptOutsService,
    private readonly agentScenarios: AgentScenariosService,
    private readonly callTime: CallTimeService,
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
    const claim = await this.repository.claim(call.id, leaseSecs)
    if (claim === null) return
    if (claim.isTooLate) return this.attempts.finish(call, tooLate(call))
    const attempt = call.attempt + 1
    // As late as can be: what was queued before a STOP, or before the link was tapped, must not ring after it.
    const contact = await this.optOuts.findContactStatus(this.dataSource.manager, call.phone)
    if (contact === 'reply_pending')
      return this.queueAgain(call.id, attempt, 'pending replies are processed first', () => 1)
    if (contact === 'stopped' || !(await this.isConfirmed(call)))
      return this.attempts.cancel(this.dataSource.manager, call)
    const outgoing = await this.toOutgoing(call)
    const result = await this.voice.placeCall(outgoing).catch((error: Error) => error)
    if (result instanceof CallNotTaken) return this.placeLater(call, attempt, result.message)
    if (result instanceof Error) return this.settleLater(call, result.message)
    return this.attempts.finish(call, result, 'check_number_or_open_link')
  }

  /** True where it is night at the phone: the call stays queued, and is looked at again in the morning. */
  private async waitsForDay({ id, phone }: CallEntity): Promise<boolean> {
    const at = await this.callTime.waitUntil(phone)
    if (at === null) return false
    await this.dataSource.transaction(async (manager) => {
      await this.repository.noteWait(manager, id, at)
      await this.jobs.enqueue(manager, placeCall, { callId: id }, { at })
    })
    return true
  }

  private async isConfirmed({ demoRequestId }: CallEntity): Promise<boolean> {
    return (await this.demoRequests.find(demoRequestId))?.state === 'confirmed'
  }

  private async placeLater(call: CallEntity, attempt: number, reason: string): Promise<void> {
    this.sparingLogger.warn(`Calls wait and are tried again: ${reason}`)
    await this.queueAgain(call.id, attempt, reason, (refusals) => Math.min(2 ** refusals, maxPauseSecs))
  }

  /** The attempt was none: nothing has been asked of the provider, or it did nothing. */
  private async queueAgain(
    callId: string,
    attempt: number,
    reason: string,
    pauseSecs: (refusals: number) => number,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const refusals = await this.repository.markRefused(manager, callId, attempt, reason)
      if (refusals === null) return
      await this.jobs.enqueue(manager, placeCall, { callId }, { delaySecs: pauseSecs(refusals) })
    })
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
    const providerId = await this.voice.findCall(await this.toOutgoing(call)).catch((error: Error) => {
      this.sparingLogger.warn(`Calls of which nobody knows whether they were placed wait: ${error.message}`)
      throw error
    })
    if (providerId !== null) return this.attempts.finish(call, { kind: 'placed', providerId })
    const reason = 'the provider does not know it'
    if (call.attempt >= maxAttempts) return this.attempts.finish(call, { kind: 'rejected', reason })
    await this.dataSource.transaction(async (manager) => {
      if (await this.repository.markQueued(manager, call.id, call.attempt, reason))
        await this.jobs.enqueue(manager, placeCall, { callId: call.id })
    })
  }

  private async toOutgoing({ id, phone, demoRequestId, createdAt }: CallEntity): Promise<OutgoingCall> {
    const scenario = await this.agentScenarios.get(demoRequestId)
    return { id, phone, demoRequestId, scenario, firstTriedAt: createdAt }
  }

  /** Every try has failed, of the provider's fault or ours: what nobody knows must still be found out. */
  override async onExhausted({ callId }: { callId: string }): Promise<void> {
    await this.jobs.enqueue(this.dataSource.manager, placeCall, { callId }, { delaySecs: giveUpPauseSecs })
  }
}

/** Keeps what stood in its way. */
function tooLate({ error }: CallEntity): VoiceResult {
  return { kind: 'rejected', reason: `nobody waits for it any more${error === null ? '' : `; before: ${error}`}` }
}
