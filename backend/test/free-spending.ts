import type { DataSource } from 'typeorm'
import type { MoneySettings } from '../src/config/money-settings.js'
import type { JobQueue } from '../src/jobs/job-queue.js'
import { HeldEffectsService } from '../src/spending/held-effects.service.js'
import { SpendingRepository } from '../src/spending/spending.repository.js'
import { SpendingService } from '../src/spending/spending.service.js'

export const noPrices: MoneySettings = {
  currency: 'USD',
  smsSegment: null,
  callMinute: null,
  modelInput: null,
  modelOutput: null,
  monthlyBudget: null,
}

/** Spending without prices and without a budget, for a test that makes its own services. */
export function freeSpending(jobs: JobQueue, dataSource: DataSource) {
  const money = { money: noPrices }
  const spending = new SpendingService(new SpendingRepository(), money)
  return { money, spending, held: new HeldEffectsService(spending, jobs, dataSource) }
}
