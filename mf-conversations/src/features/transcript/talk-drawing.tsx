import type { TranscriptEntry, TranscriptRole } from '@clarity/contracts/transcript'
import { memo } from 'react'
import type { Match } from './find-matches'
import type { TalkTimes } from './talk-times'

interface TalkDrawingProps {
  readonly turns: readonly TranscriptEntry[]
  readonly times: TalkTimes
  readonly matches: readonly Match[]
}

/** The drawings above each other have one scale. */
export const drawingWidth = 1000
const lanePx = 10
const gapPx = 4
/** The minimum width that is visible. */
const leastWidth = 1.5

/** A lane for each speaker, one path each: thousands of turns are still two elements. Searched words are ticks. */
export const TalkDrawing = memo(function TalkDrawing({ turns, times, matches }: TalkDrawingProps) {
  const x = (secs: number) => (secs / (times.end || 1)) * drawingWidth
  const lane = (role: TranscriptRole, top: number) =>
    turns
      .map((turn, index) => {
        if (turn.role !== role) return ''
        const from = x(times.starts[index]!)
        return block(from, top, Math.max(leastWidth, x(times.ends[index]!) - from), lanePx)
      })
      .join('')
  const ticks = [...new Set(matches.map(({ turn }) => turn))]
  return (
    <svg
      viewBox={`0 0 ${drawingWidth} ${2 * lanePx + gapPx}`}
      preserveAspectRatio="none"
      className="talk-drawing"
      aria-hidden
    >
      <path className="talk-lane-agent" d={lane('agent', 0)} />
      <path className="talk-lane-user" d={lane('user', lanePx + gapPx)} />
      <path
        className="talk-ticks"
        d={ticks.map((turn) => block(x(times.starts[turn]!), 0, 2, 2 * lanePx + gapPx)).join('')}
      />
    </svg>
  )
})

const block = (x: number, y: number, w: number, h: number) =>
  `M${x.toFixed(1)} ${y}h${w.toFixed(1)}v${h}h-${w.toFixed(1)}z`
