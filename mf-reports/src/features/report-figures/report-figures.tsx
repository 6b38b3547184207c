import { BarList, DayPlot, EmptyState, WithFigures, type FiguresPeriod } from '@clarity/admin-kit'
import type { Figures } from '@clarity/contracts/figures'
import { reportListTexts } from '../../texts'
import { reportFigureTexts as texts } from './texts'

/** How many reports were written for the requests of a period, and how many of them were read. */
export function ReportFigures({ period }: { readonly period: FiguresPeriod }) {
  return (
    <WithFigures period={period}>
      {(figures) =>
        figures.steps.talked === 0 ? (
          <EmptyState text={texts.none} hint={reportListTexts.noneHint} />
        ) : (
          <ReportsOf figures={figures} />
        )
      }
    </WithFigures>
  )
}

function ReportsOf({ figures: { steps, days } }: { readonly figures: Figures }) {
  return (
    <>
      <BarList
        label={texts.label}
        bars={[
          { label: texts.reported, value: steps.reported, of: steps.talked, to: '/admin/reports' },
          { label: texts.read, value: steps.read, of: steps.talked, to: '/admin/report-views' },
        ]}
      />
      <DayPlot
        label={texts.byDay}
        series={[texts.reported, texts.read]}
        days={days.map(({ day, reported, read }) => ({ day, values: [reported, read] }))}
      />
    </>
  )
}
