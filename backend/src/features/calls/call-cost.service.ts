import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { JobQueue } from '../../jobs/job-queue.js'
import { longestCallMinutes, Voice } from '../../providers/voice/voice.js'
import { countryOfPhone } from '../../spending/country-of-phone.js'
import { HeldEffectsService } from '../../spending/held-effects.service.js'
import { callPrice } from '../../spending/prices.js'
import { nothingSpent } from '../../spending/spending.js'
import { SpendingService } from '../../spending/spending.service.js'
import type { CallEntity } from './call.entity.js'
import { CallCostsRepository } from './call-costs.repository.js'
import { CallsRepository } from './calls.repository.js'
import { placeCall } from './place-call.job.js'
import { settleCall } from './settle-call.job.js'

/** A call that is reported to have ended is settled at once; this is for those that are not. */
const settleAfterSecs = longestCallMinutes * 60 + 5 * 60

/** What calls cost: the longest allowed minutes are reserved, and the begun minutes are settled afterwards. */
@Injectable()
export class CallCostService {
  constructor(
    private readonly calls: CallsRepository,
    private readonly costs: CallCostsRepository,
    private readonly spending: SpendingService,
    private readonly held: HeldEffectsService,
    private readonly voice: Voice,
    private readonly jobs: JobQueue,
    private readonly dataSource: DataSource,
    @Inject(CONFIG) private readonly config: Pick<Config, 'money'>,
  ) {}

  /** True if the call waits, because nothing may be spent; it is given up after a day. */
  postpone({ id, phone, demoRequestId }: CallEntity): Promise<boolean> {
    const effect = { repository: this.calls, job: placeCall, payload: (callId: string) => ({ callId }) }
    return this.held.postpone(effect, id, {
      demoRequestId,
      isGivenUp: true,
      plan: {
        id: costId(id),
        kind: 'call',
        country: countryOfPhone(phone),
        amount: callPrice(longestCallMinutes, this.config.money),
      },
    })
  }

  /** The phone may ring: its cost is settled when the call has surely ended, if no event arrives before. */
  async expectEnd(callId: string): Promise<void> {
    await this.jobs.enqueue(this.dataSource.manager, settleCall, { callId }, { delaySecs: settleAfterSecs })
  }

  /** The phone certainly did not ring. */
  async release(callId: string, manager: EntityManager = this.dataSource.manager): Promise<void> {
    await this.spending.settle(manager, costId(callId), nothingSpent)
  }

  /** Settles the cost of a call whose minutes are known. */
  async settle(callId: string): Promise<void> {
    const end = await this.costs.findEnd(callId)
    if (end?.isOver && end.talkSecs !== null) await this.count(callId, end.talkSecs)
  }

  /** The same for a call whose minutes no event will bring: it counts as the longest, so the budget holds. */
  async settleAtLast(callId: string): Promise<void> {
    const end = await this.costs.findEnd(callId)
    if (!end) return
    if (!end.isOver) return this.expectEnd(callId)
    const isSilent = this.voice.announcesAnswers || end.attempt === 0
    await this.count(callId, end.talkSecs ?? (isSilent ? 0 : longestCallMinutes * 60))
  }

  private async count(callId: string, talkSecs: number): Promise<void> {
    const units = Math.ceil(talkSecs / 60)
    const cost = { units, spent: callPrice(units, this.config.money) }
    await this.spending.settle(this.dataSource.manager, costId(callId), cost)
  }
}

function costId(callId: string): string {
  return `call ${callId}`
}
