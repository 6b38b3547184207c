import { BarList, type FiguresPeriod } from '@clarity/admin-kit'
import type { DemoRequestState } from '@clarity/contracts/demo-request-row'
import { stepNames, type Step, type Steps } from '@clarity/contracts/figures'
import { requestListPath } from './request-list-path'
import { figureTexts } from './texts'

const talked: readonly DemoRequestState[] = ['completed', 'reported', 'report_failed']
const agreed: readonly DemoRequestState[] = ['confirmed', 'calling', 'call_failed', 'in_conversation', ...talked]

/** Where each number leads: the requests in the states of its step and of those after it. */
const states: Readonly<Record<Exclude<Step, 'read'>, readonly DemoRequestState[] | undefined>> = {
  asked: undefined,
  invited: ['invited', ...agreed, 'expired', 'opted_out'],
  agreed,
  talked,
  reported: ['reported'],
}

/** The steps of all requests, each with its share of them. */
export function Funnel({ steps, period }: { readonly steps: Steps; readonly period: FiguresPeriod }) {
  return (
    <BarList
      label={figureTexts.funnel}
      bars={stepNames.map((name) => ({
        label: figureTexts.steps[name],
        value: steps[name],
        of: steps.asked,
        ...(name !== 'asked' && { note: figureTexts.share(steps[name] / steps.asked) }),
        to: name === 'read' ? '/admin/report-views' : listOf(period, states[name]),
      }))}
    />
  )
}

const listOf = (period: FiguresPeriod, some: readonly DemoRequestState[] | undefined) =>
  requestListPath(period, some && { states: some })
