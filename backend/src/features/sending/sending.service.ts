import { Injectable } from '@nestjs/common'
import type { Sending, SetSending } from '@clarity/contracts'
import { RateLimits } from '../../limits/rate-limits.js'
import { AlarmsService } from '../alarms/alarms.service.js'
import { SendingRepository } from './sending.repository.js'
import { globalKey, strangersBudget } from './strangers-budget.js'

/** Whether callers without a session may have messages sent: the admins' switch, and a daily budget. */
@Injectable()
export class SendingService {
  constructor(
    private readonly limits: RateLimits,
    private readonly alarms: AlarmsService,
    private readonly repository: SendingRepository,
  ) {}

  async get(): Promise<Sending> {
    return {
      strangers: (await this.servesStrangers()) ? 'on' : 'off',
      strangers_used: await this.limits.countUsed(strangersBudget, globalKey),
      strangers_budget: strangersBudget.points,
    }
  }

  async set({ strangers }: SetSending): Promise<Sending> {
    await this.repository.setStrangers(strangers === 'on')
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
