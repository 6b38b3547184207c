import type { FiguresPeriod } from '@clarity/admin-kit'
import type { ScenarioFigures } from '@clarity/contracts/figures'
import { requestListPath } from './request-list-path'
import { figureTexts } from './texts'
import { TitledBars } from './titled-bars'

const mostShown = 5

interface ScenarioRequestsProps {
  readonly scenarios: readonly ScenarioFigures[]
  readonly period: FiguresPeriod
}

/** The scenarios with most requests, and how many of these were talked about. */
export function ScenarioRequests({ scenarios, period }: ScenarioRequestsProps) {
  return (
    <TitledBars
      title={figureTexts.byScenario}
      bars={scenarios.slice(0, mostShown).map(({ scenario_id, title, asked, talked }) => ({
        label: title,
        value: asked,
        note: figureTexts.talkedOf(talked),
        to: requestListPath({ ...period, scenario: scenario_id }),
      }))}
    />
  )
}
