import { scaleLinear } from 'd3-scale'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './figures.css'

export interface Bar {
  readonly label: string
  readonly value: number
  /** What the whole width stands for; by default the largest value of the list. */
  readonly of?: number
  /** Beside the value, such as a share. */
  readonly note?: ReactNode
  /** Below the bar. */
  readonly hint?: string
  /** The list of what is counted. */
  readonly to?: string
  readonly tone?: 'good' | 'caution' | 'bad'
}

export interface BarListProps {
  readonly label: string
  readonly bars: readonly Bar[]
}

/** Numbers with their names, each with a bar of its size. */
export function BarList({ label, bars }: BarListProps) {
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className="kit-bars" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <BarLine bar={bar} largest={largest} />
        </li>
      ))}
    </ul>
  )
}

function BarLine({ bar, largest }: { readonly bar: Bar; readonly largest: number }) {
  const { label, value, of = largest, note, hint, to, tone } = bar
  const width = scaleLinear([0, Math.max(1, of)], [0, 100]).clamp(true)(value)
  const words = (
    <>
      <span className="kit-bar-label">{label}</span>{' '}
      <span className="kit-bar-value">
        {value.toLocaleString()}
        {note !== undefined && (
          <>
            {' '}
            <span className="kit-bar-note">{note}</span>
          </>
        )}
      </span>
    </>
  )
  return (
    <>
      {to === undefined ? (
        <span className="kit-bar-words">{words}</span>
      ) : (
        <Link to={to} className="kit-bar-words">
          {words}
        </Link>
      )}
      <span className="kit-bar" data-tone={tone}>
        <span style={{ width: `${width}%` }} />
      </span>
      {hint !== undefined && <span className="kit-bar-hint">{hint}</span>}
    </>
  )
}
