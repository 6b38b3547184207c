import { BarList, EmptyState, WithFigures, type FiguresPeriod } from '@clarity/admin-kit'
import type { GoalFigures as Goal } from '@clarity/contracts/figures'
import { formPaths } from '../../paths'
import { goalFigureTexts as texts } from './texts'

const mostShown = 5

/** How many goals the reports of the period's requests say were met, by scenario. */
export function GoalFigures({ period }: { readonly period: FiguresPeriod }) {
  return (
    <WithFigures period={period}>
      {({ goals }) =>
        goals.length === 0 ? (
          <EmptyState text={texts.none} hint={texts.noneHint} />
        ) : (
          <BarList label={texts.label} bars={byScenario(goals).slice(0, mostShown).map(barOf)} />
        )
      }
    </WithFigures>
  )
}

function byScenario(goals: readonly Goal[]): Goal[][] {
  const ids = new Set(goals.map(({ scenario_id }) => scenario_id))
  return [...ids].map((id) => goals.filter(({ scenario_id }) => scenario_id === id))
}

/** Verdicts of reports, not goals of the form: each conversation tries each goal once. */
function barOf(goals: readonly Goal[]) {
  const { scenario_id, title } = goals[0]!
  const met = sum(goals.map((goal) => goal.met))
  const decided = met + sum(goals.map(({ missed }) => missed))
  const weakest = goals.reduce((one, other) => (other.missed > one.missed ? other : one))
  return {
    label: title,
    value: met,
    of: decided,
    note: texts.of(decided),
    to: formPaths.edit(scenario_id, ''),
    tone: 'good' as const,
    ...(weakest.missed > 0 && { hint: texts.weakest(weakest.label, weakest.missed) }),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
