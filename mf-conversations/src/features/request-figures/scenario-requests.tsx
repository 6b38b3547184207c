import { BarList, Title, type FiguresPeriod } from '@clarity/admin-kit'
import type { ScenarioFigures } from '@clarity/contracts/figures'
import { requestListPath } from './request-list-path'
import { figureTexts } from './texts'

const mostShown = 5

interface ScenarioRequestsProps {
  readonly scenarios: readonly ScenarioFigures[]
  readonly period: FiguresPeriod
}

/** The scenarios with most requests, and how many of these were talked about. */
export function ScenarioRequests({ scenarios, period }: ScenarioRequestsProps) {
  return (
    <div>
      <Title order={3} size="h6">
        {figureTexts.byScenario}
      </Title>
      <BarList
        label={figureTexts.byScenario}
        bars={scenarios.slice(0, mostShown).map(({ scenario_id, title, asked, talked }) => ({
          label: title,
          value: asked,
          note: figureTexts.talkedOf(talked),
          to: requestListPath({ ...period, scenario: scenario_id }),
        }))}
      />
    </div>
  )
}
