import type { TranscriptEntry, TranscriptRole } from '@clarity/contracts/transcript'
import { memo, useContext, type KeyboardEvent } from 'react'
import { texts } from '../../texts'
import { clock } from '../../parts/clock'
import type { Match } from './find-matches'
import { MoodLine } from './mood-line'
import { TalkDrawing } from './talk-drawing'
import type { TalkMood } from './talk-moods'
import { TalkSpeakers } from './talk-speakers'
import { talkShares, turnAt, type TalkTimes } from './talk-times'

interface TalkBarProps {
  readonly turns: readonly TranscriptEntry[]
  readonly times: TalkTimes
  /** None if the conversation's report has none. */
  readonly moods: readonly TalkMood[]
  readonly position: number
  readonly matches: readonly Match[]
  onGo(turn: number): void
}

/** Who spoke when, as a slider over the call: a click, a drag or the arrow keys select a turn. */
export function TalkBar({ turns, times, moods, position, matches, onGo }: TalkBarProps) {
  const speakers = useContext(TalkSpeakers)
  const { role, message } = turns[position]!
  const words = message.trim().slice(0, 80) || texts.transcript.noWords
  const timeOf = (secs: number) => (times.isTimed ? clock(secs) : String(Math.round(secs)))
  const onKeyDown = (event: KeyboardEvent) => {
    const next = turnByKey(event.key, position, turns.length)
    if (next === null) return
    event.preventDefault()
    onGo(next)
  }
  return (
    <div className="talk-bar">
      <div className="talk-track">
        {moods.length > 0 && <MoodLine moods={moods} end={times.end} />}
        <TalkDrawing turns={turns} times={times} matches={matches} />
        <input
          type="range"
          className="talk-slider"
          aria-label={texts.talkBar.label}
          aria-valuetext={texts.talkBar.at(
            timeOf(times.starts[position] ?? 0),
            timeOf(times.end),
            speakers[role],
            words,
          )}
          min={0}
          max={times.end}
          step="any"
          value={times.starts[position] ?? 0}
          onChange={(event) => onGo(turnAt(times, Number(event.currentTarget.value)))}
          onKeyDown={onKeyDown}
        />
      </div>
      <TalkLegend turns={turns} times={times} moods={moods} />
    </div>
  )
}

/** By one turn, or by a tenth of the conversation. */
function turnByKey(key: string, position: number, count: number): number | null {
  const tenth = Math.max(1, Math.round(count / 10))
  const steps: Record<string, number> = {
    ArrowRight: position + 1,
    ArrowDown: position + 1,
    ArrowLeft: position - 1,
    ArrowUp: position - 1,
    PageDown: position + tenth,
    PageUp: position - tenth,
    Home: 0,
    End: count - 1,
  }
  const next = steps[key]
  return next === undefined ? null : Math.min(count - 1, Math.max(0, next))
}

/** The drawing's text alternative. */
const TalkLegend = memo(function TalkLegend({ turns, times, moods }: Pick<TalkBarProps, 'turns' | 'times' | 'moods'>) {
  const speakers = useContext(TalkSpeakers)
  const shares = talkShares(turns, times)
  const entry = (role: TranscriptRole) => (
    <li data-role={role}>
      <bdi>{speakers[role]}</bdi>{' '}
      <span className="talk-share">
        {texts.talkBar.share(
          times.isTimed && Math.round(shares[role].secs) > 0 ? clock(shares[role].secs) : null,
          shares[role].percent,
        )}
      </span>
    </li>
  )
  return (
    <ul className="talk-legend">
      {entry('agent')}
      {entry('user')}
      {moods.length > 0 && (
        <li data-mood>
          {texts.talkBar.mood}{' '}
          <span className="talk-share">{texts.talkBar.moodRange(moods.map(({ percent }) => percent))}</span>
        </li>
      )}
      {times.isTimed && <li className="talk-end">{clock(times.end)}</li>}
    </ul>
  )
})
