import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import type { Sending, SetSending } from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import { RateLimits } from '../../limits/rate-limits.js'
import { AlarmsService } from '../alarms/alarms.service.js'
import { CostFiguresService } from '../costs/cost-figures.service.js'
import { SendingRepository } from './sending.repository.js'
import { globalKey, strangersBudget } from './strangers-budget.js'

/** What may be sent: the admins' switches, the strangers' daily budget, and the monthly one. */
@Injectable()
export class SendingService implements OnApplicationBootstrap {
  constructor(
    private readonly limits: RateLimits,
    private readonly alarms: AlarmsService,
    private readonly repository: SendingRepository,
    private readonly figures: CostFiguresService,
    @Inject(CONFIG) private readonly config: Pick<Config, 'money'>,
  ) {}

  /** The budget of this start may be a higher one. */
  async onApplicationBootstrap(): Promise<void> {
    await this.repository.hurryHeld()
  }

  async get(): Promise<Sending> {
    const { strangers, everything } = await this.repository.get()
    const { monthlyBudget, currency } = this.config.money
    const { texts, calls, since } = await this.repository.countWaiting()
    return {
      strangers: strangers ? 'on' : 'off',
      all: everything ? 'on' : 'off',
      strangers_used: await this.limits.countUsed(strangersBudget, globalKey),
      strangers_budget: strangersBudget.points,
      currency,
      monthly_budget: monthlyBudget === null ? null : monthlyBudget / 1_000_000,
      waiting: since && { texts, calls, since: since.toISOString() },
      ...(await this.figures.summarise()),
    }
  }

  async set({ strangers, all }: SetSending): Promise<Sending> {
    await this.repository.set({
      ...(strangers && { strangers: strangers === 'on' }),
      ...(all && { everything: all === 'on' }),
    })
    if (all === 'on') await this.repository.hurryHeld()
    return this.get()
  }

  /** Takes one request of the daily budget. False if it is used up, which raises an alarm for the admins. */
  async spendOnStranger(): Promise<boolean> {
    const { isAllowed, used } = await this.limits.tryConsume(strangersBudget, globalKey)
    if (used === strangersBudget.points) await this.alarms.raise('strangers_budget', globalKey)
    return isAllowed
  }

  /** Read from the database at each request, because the switch applies to all instances. */
  async servesStrangers(): Promise<boolean> {
    return (await this.repository.get()).strangers
  }
}
