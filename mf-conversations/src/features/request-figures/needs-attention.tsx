import { icons, Link, WithFigures, type FiguresPeriod } from '@clarity/admin-kit'
import type { Attention } from '@clarity/contracts/figures'
import { figureTexts } from './texts'
import './request-figures.css'
import { requestListPath } from './request-list-path'

/** Requests that an admin should look at, each kind with its list. */
export function NeedsAttention({ period }: { readonly period: FiguresPeriod }) {
  return <WithFigures period={period}>{({ attention }) => <Kinds kinds={kindsOf(attention, period)} />}</WithFigures>
}

interface Kind {
  readonly count: number
  readonly label: string
  readonly to: string
}

function kindsOf(attention: Attention, period: FiguresPeriod): Kind[] {
  const { undelivered, unanswered, unanswered_until, failed, no_report } = attention
  const words = figureTexts.attention
  return [
    {
      count: undelivered,
      label: words.undelivered(undelivered),
      to: requestListPath(period, { states: ['invited', 'invitation_failed'], cause: 'undelivered' }),
    },
    {
      count: unanswered,
      label: words.unanswered,
      to: requestListPath({ ...period, to: earlier(period.to, unanswered_until) }, { states: ['invited'] }),
    },
    { count: failed, label: words.failed(failed), to: requestListPath(period, { states: ['call_failed'] }) },
    { count: no_report, label: words.noReport, to: requestListPath(period, { states: ['report_failed'] }) },
  ].filter(({ count }) => count > 0)
}

function Kinds({ kinds }: { readonly kinds: readonly Kind[] }) {
  if (kinds.length === 0)
    return (
      <p className="conversation-well">
        <icons.CircleCheck size={20} aria-hidden />
        {figureTexts.attention.none}
      </p>
    )
  return (
    <ul className="conversation-attention">
      {kinds.map(({ count, label, to }) => (
        <li key={label}>
          <Link to={to}>
            <strong>{count.toLocaleString()}</strong> <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const earlier = (one: string, other: string) => (one < other ? one : other)
