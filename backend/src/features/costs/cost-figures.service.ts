import type { CostRow, Sending } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { CostFiguresRepository } from './cost-figures.repository.js'

/** How many times the usual day makes a day unusual. */
const unusualTimes = 3

type Summary = Pick<Sending, 'spent_today' | 'spent_month' | 'reserved' | 'unusual_day' | 'new_countries'>

/** What texts, calls and models have cost, and what is unusual about it (docs/behaviour.md#costs). */
@Injectable()
export class CostFiguresService {
  constructor(private readonly repository: CostFiguresRepository) {}

  async listOfMonth(): Promise<CostRow[]> {
    const rows = await this.repository.listOfMonth()
    return rows.map((row) => ({
      ...row,
      spent_month: inCurrency(row.spent_month),
      spent_today: inCurrency(row.spent_today),
    }))
  }

  async summarise(): Promise<Summary> {
    const { today, month, reserved, usualDay, newCountries } = await this.repository.summarise()
    const isUnusual = usualDay !== null && today > usualDay * unusualTimes
    return {
      spent_today: inCurrency(today),
      spent_month: inCurrency(month),
      reserved: inCurrency(reserved),
      unusual_day: isUnusual ? { usual: inCurrency(usualDay) } : null,
      new_countries: [...newCountries],
    }
  }
}

function inCurrency(micros: number): number {
  return micros / 1_000_000
}
