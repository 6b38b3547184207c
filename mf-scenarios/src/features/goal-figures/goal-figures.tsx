import { BarList, EmptyState, Link, Title, WithFigures, type FiguresPeriod } from '@clarity/admin-kit'
import type { GoalFigures as Goal } from '@clarity/contracts/figures'
import { formPaths } from '../../paths'
import './goal-figures.css'
import { goalFigureTexts as texts } from './texts'

/** The goals of each scenario, with how many reports of the period's requests say that they were met. */
export function GoalFigures({ period }: { readonly period: FiguresPeriod }) {
  return (
    <WithFigures period={period}>
      {({ goals }) =>
        goals.length === 0 ? (
          <EmptyState text={texts.none} hint={texts.noneHint} />
        ) : (
          byScenario(goals).map((some) => <ScenarioGoals key={some[0]!.scenario_id} goals={some} />)
        )
      }
    </WithFigures>
  )
}

function ScenarioGoals({ goals }: { readonly goals: readonly Goal[] }) {
  const { scenario_id, title } = goals[0]!
  return (
    <section className="scenario-goal-figures">
      <Title order={3} size="h6">
        <Link to={formPaths.edit(scenario_id, '')}>{title}</Link>
      </Title>
      <BarList
        label={texts.met(title)}
        bars={goals.map(({ label, met, missed }) => ({
          label,
          value: met,
          of: met + missed,
          note: texts.of(met + missed),
          tone: 'good',
        }))}
      />
    </section>
  )
}

function byScenario(goals: readonly Goal[]): Goal[][] {
  const ids = new Set(goals.map(({ scenario_id }) => scenario_id))
  return [...ids].map((id) => goals.filter(({ scenario_id }) => scenario_id === id))
}
