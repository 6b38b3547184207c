import { figuresDays, figuresTexts, longestFiguresDays, type FiguresQuery } from '@clarity/contracts'
import { Invalid } from '../../http/failures.js'

const dayMs = 24 * 60 * 60 * 1000

/** Requests of whole days in UTC: from the start of `from` until the end of `to`. */
export interface AskedPeriod {
  readonly from: string
  readonly to: string
  /** Null for all scenarios. */
  readonly scenario: string | null
}

/** The period that a query means, by default the last days up to today. Throws Invalid if there is none. */
export function askedPeriod({ from, to, scenario }: FiguresQuery, now: Date): AskedPeriod {
  const last = to ?? dayOf(now.getTime())
  const first = from ?? daysBefore(last, figuresDays - 1)
  if (first > last) throw new Invalid(figuresTexts.backwards)
  if (daysBefore(last, longestFiguresDays) > first) throw new Invalid(figuresTexts.tooLong)
  return { from: first, to: last, scenario: scenario ?? null }
}

export function daysBefore(day: string, days: number): string {
  return dayOf(Date.parse(day) - days * dayMs)
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
