import { stepNames, type Figures, type Steps } from '@clarity/contracts'
import { daysBefore, type AskedPeriod } from './asked-period.js'

/** One line of the count: of all requests, of a day, or of a scenario. */
export interface StepCount extends Steps {
  readonly day: string | null
  readonly scenario_id: string | null
  readonly title: string | null
}

type StepFigures = Pick<Figures, 'steps' | 'days' | 'scenarios'>

const none = Object.fromEntries(stepNames.map((name) => [name, 0])) as Steps

/** The counts by step, with every day of the period. */
export function toStepFigures(counts: readonly StepCount[], { from, to }: AskedPeriod): StepFigures {
  const all = counts.find(({ day, scenario_id }) => day === null && scenario_id === null)
  const byDay = new Map(counts.map((count) => [count.day, count]))
  const days: Figures['days'] = []
  for (let day = to; day >= from; day = daysBefore(day, 1)) days.push({ day, ...stepsOf(byDay.get(day)) })
  const scenarios = counts.flatMap((count) => {
    const { scenario_id, title } = count
    return scenario_id === null ? [] : { scenario_id, title: title!, ...stepsOf(count) }
  })
  return { steps: stepsOf(all), days: days.reverse(), scenarios }
}

function stepsOf(count: Steps | undefined): Steps {
  if (!count) return none
  const { asked, invited, agreed, talked, reported, read } = count
  return { asked, invited, agreed, talked, reported, read }
}
