import { texts } from '../../texts'
import { clock } from '../../parts/clock'
import { drawingWidth } from './talk-drawing'
import type { TalkMood } from './talk-moods'

interface MoodLineProps {
  readonly moods: readonly TalkMood[]
  /** Seconds of the whole drawing. */
  readonly end: number
}

/** The user's sentiment over the time, above the lanes of the speakers; between lines at 0, 50 and 100 %. */
export function MoodLine({ moods, end }: MoodLineProps) {
  // A conversation may end in silence, after the last turn.
  const points = moods.map(({ secs, percent }) => `${Math.min(1, secs / end) * drawingWidth} ${100 - percent}`)
  return (
    <svg
      viewBox={`0 0 ${drawingWidth} 100`}
      preserveAspectRatio="none"
      className="talk-mood"
      role="img"
      aria-label={texts.talkBar.moods(moods.map(({ secs, percent }) => `${clock(Math.round(secs))} ${percent}%`))}
    >
      <path className="talk-mood-scale" d={[0, 50, 100].map((y) => `M0 ${y}H${drawingWidth}`).join('')} />
      <path className="talk-mood-line" d={`M${points.join('L')}`} />
    </svg>
  )
}
