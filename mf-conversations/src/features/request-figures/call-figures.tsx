import type { FiguresPeriod } from '@clarity/admin-kit'
import type { CallOutcomes } from '@clarity/contracts/figures'
import { requestListPath } from './request-list-path'
import { figureTexts } from './texts'
import { TitledBars } from './titled-bars'

/** What became of the calls of the requests. */
export function CallFigures({ calls, period }: { readonly calls: CallOutcomes; readonly period: FiguresPeriod }) {
  const { title, answered, missed, failed, cancelled, waiting } = figureTexts.calls
  const failedCalls = requestListPath(period, { states: ['call_failed'] })
  return (
    <TitledBars
      title={title}
      bars={[
        { label: answered, value: calls.answered, tone: 'good' },
        { label: waiting, value: calls.waiting },
        { label: missed, value: calls.missed, tone: 'caution', to: failedCalls },
        { label: failed, value: calls.failed, tone: 'bad', to: failedCalls },
        { label: cancelled, value: calls.cancelled },
      ]}
    />
  )
}
