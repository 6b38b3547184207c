import { scaleLinear } from 'd3-scale'
import { area, curveStepAfter, line } from 'd3-shape'
import { texts } from '../texts'
import { dayName } from './day-name'
import type { DayPlotProps } from './day-plot-props'

/** Units of the drawing, which is stretched to its place; lines keep their width. */
const size = { width: 600, height: 160 }

/** The numbers as a drawing; its name says the totals, and the table says the rest. */
export function DayCurves({ label, series, days }: DayPlotProps) {
  const most = Math.max(1, ...days.flatMap(({ values }) => values))
  const x = scaleLinear([0, days.length], [0, size.width])
  const y = scaleLinear([0, most], [size.height, 0]).nice(3)
  const ticks = y.ticks(3).filter(Number.isInteger)
  const totals = series.map((name, at) => `${name} ${days.reduce((sum, { values }) => sum + values[at]!, 0)}`)
  // A day is as wide as the others, the last one too.
  const steps = (at: number) => [...days, ...days.slice(-1)].map(({ values }) => values[at]!)
  const place = (_: number, day: number) => x(day)
  return (
    <div className="kit-plot-area">
      <div className="kit-plot-scale" aria-hidden>
        {ticks.map((tick) => (
          <span key={tick} style={{ bottom: `${(1 - y(tick) / size.height) * 100}%` }}>
            {tick.toLocaleString()}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={texts.figures.drawing(label, totals.join(', '))}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
      >
        {ticks.map((tick) => (
          <line key={tick} className="kit-plot-line" x2={size.width} y1={y(tick)} y2={y(tick)} />
        ))}
        {series.map((name, at) => (
          <g key={name} data-series={at}>
            <path className="kit-plot-wash" d={area(place, size.height, y).curve(curveStepAfter)(steps(at)) ?? ''} />
            <path className="kit-plot-curve" d={line(place, y).curve(curveStepAfter)(steps(at)) ?? ''} />
          </g>
        ))}
      </svg>
      <div className="kit-plot-days" aria-hidden>
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map((day, at) => (
          <span key={at}>{day && dayName(day.day)}</span>
        ))}
      </div>
    </div>
  )
}
