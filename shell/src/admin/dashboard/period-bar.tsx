import { NativeSelect, SegmentedControl, useSearchParams, WithFigures, type FiguresPeriod } from '@clarity/admin-kit'
import type { ScenarioFigures } from '@clarity/contracts/figures'
import { useMemo } from 'react'
import { defaultDays, periodDays } from './figures-period'
import { texts } from './texts'

export interface PeriodBarProps {
  readonly days: number
  readonly period: FiguresPeriod
}

/** Chooses what the figures are about; the choice is in the page's address. */
export function PeriodBar({ days, period }: PeriodBarProps) {
  const { from, to, scenario } = period
  const [, setSearch] = useSearchParams()
  const everything = useMemo(() => ({ from, to, scenario: null }), [from, to])
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (value === '') after.delete(name)
        else after.set(name, value)
        return after
      },
      { replace: true },
    )
  return (
    <>
      <SegmentedControl
        size="sm"
        aria-label={texts.period}
        value={String(days)}
        onChange={(chosen) => choose('days', chosen === String(defaultDays) ? '' : chosen)}
        data={periodDays.map((count) => ({ value: String(count), label: texts.days(count) }))}
      />
      <WithFigures period={everything}>
        {({ scenarios }) => (
          <NativeSelect
            aria-label={texts.scenario}
            value={scenario ?? ''}
            onChange={(event) => choose('scenario', event.currentTarget.value)}
            data={[{ value: '', label: texts.allScenarios }, ...choicesOf(scenarios, scenario)]}
          />
        )}
      </WithFigures>
    </>
  )
}

/** Scenarios that were asked for; the chosen one stays even if it was not. */
function choicesOf(scenarios: readonly ScenarioFigures[], chosen: string | null) {
  const choices = scenarios.map(({ scenario_id, title }) => ({ value: scenario_id, label: title }))
  if (chosen === null || choices.some(({ value }) => value === chosen)) return choices
  return [...choices, { value: chosen, label: texts.otherScenario }]
}
