import { BarList, Title, type FiguresPeriod } from '@clarity/admin-kit'
import type { TextOutcomes } from '@clarity/contracts/figures'
import { requestListPath } from './request-list-path'
import { figureTexts } from './texts'

/** What became of the texts of the requests. */
export function TextFigures({ texts, period }: { readonly texts: TextOutcomes; readonly period: FiguresPeriod }) {
  const { title, delivered, sent, waiting, undelivered } = figureTexts.texts
  return (
    <div>
      <Title order={3} size="h6">
        {title}
      </Title>
      <BarList
        label={title}
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
    </div>
  )
}
