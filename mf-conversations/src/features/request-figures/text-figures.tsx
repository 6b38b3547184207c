import type { FiguresPeriod } from '@clarity/admin-kit'
import type { TextOutcomes } from '@clarity/contracts/figures'
import { requestListPath } from './request-list-path'
import { figureTexts } from './texts'
import { TitledBars } from './titled-bars'

/** What became of the texts of the requests. */
export function TextFigures({ texts, period }: { readonly texts: TextOutcomes; readonly period: FiguresPeriod }) {
  const { title, delivered, sent, waiting, undelivered } = figureTexts.texts
  return (
    <TitledBars
      title={title}
      bars={[
        { label: delivered, value: texts.delivered, tone: 'good' },
        { label: sent, value: texts.sent },
        { label: waiting, value: texts.waiting },
        {
          label: undelivered,
          value: texts.undelivered,
          tone: 'bad',
          to: requestListPath(period, { cause: 'undelivered' }),
        },
      ]}
    />
  )
}
