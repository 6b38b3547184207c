import type { Figures, FiguresQuery } from '@clarity/contracts'
import { Injectable } from '@nestjs/common'
import { askedPeriod, dayOf, daysBefore } from './asked-period.js'
import { DemoFiguresRepository } from './demo-figures.repository.js'
import { OutcomeFiguresRepository } from './outcome-figures.repository.js'
import { toStepFigures } from './step-figures.mapper.js'

/** Two whole days, and the day that has not ended yet. */
const unansweredDays = 3

/** What became of the requests that were made in a period. */
@Injectable()
export class DemoFiguresService {
  constructor(
    private readonly requests: DemoFiguresRepository,
    private readonly outcomes: OutcomeFiguresRepository,
  ) {}

  async read(query: FiguresQuery): Promise<Figures> {
    const now = new Date()
    const period = askedPeriod(query, now)
    const unansweredUntil = daysBefore(dayOf(now.getTime()), unansweredDays)
    const [steps, attention, texts, calls, goals] = await Promise.all([
      this.requests.countSteps(period),
      this.requests.countAttention(period, unansweredUntil),
      this.outcomes.countTexts(period),
      this.outcomes.countCalls(period),
      this.outcomes.countGoals(period),
    ])
    return {
      from: period.from,
      to: period.to,
      ...toStepFigures(steps, period),
      texts,
      calls,
      goals,
      attention: { ...attention, unanswered_until: unansweredUntil },
    }
  }
}
