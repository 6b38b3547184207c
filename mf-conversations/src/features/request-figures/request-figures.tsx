import { Anchor, DayPlot, EmptyState, Link, WithFigures, type FiguresPeriod } from '@clarity/admin-kit'
import type { Figures } from '@clarity/contracts/figures'
import { CallFigures } from './call-figures'
import { Funnel } from './funnel'
import './request-figures.css'
import { ScenarioRequests } from './scenario-requests'
import { TextFigures } from './text-figures'
import { figureTexts } from './texts'

/** How far the requests of a period have come, by day and scenario, and what became of their texts and calls. */
export function RequestFigures({ period }: { readonly period: FiguresPeriod }) {
  return (
    <WithFigures period={period}>
      {(figures) => (figures.steps.asked === 0 ? <Nothing /> : <All figures={figures} period={period} />)}
    </WithFigures>
  )
}

function Nothing() {
  return (
    <EmptyState
      text={figureTexts.none}
      hint={figureTexts.noneHint}
      action={
        <Anchor component={Link} to="/admin/batch-demo" size="sm">
          {figureTexts.create}
        </Anchor>
      }
    />
  )
}

function All({ figures, period }: { readonly figures: Figures; readonly period: FiguresPeriod }) {
  const { steps, days, scenarios, texts, calls } = figures
  const { asked, talked } = figureTexts.steps
  return (
    <div className="conversation-figures">
      <Funnel steps={steps} period={period} />
      <DayPlot
        label={figureTexts.byDay}
        series={[asked, talked]}
        days={days.map((day) => ({ day: day.day, values: [day.asked, day.talked] }))}
      />
      <div className="conversation-outcomes">
        <ScenarioRequests scenarios={scenarios} period={period} />
        <TextFigures texts={texts} period={period} />
        <CallFigures calls={calls} period={period} />
      </div>
    </div>
  )
}
