import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { memo, useContext } from 'react'
import { texts } from '../../texts'
import { clock } from '../../parts/clock'
import type { Match } from './find-matches'
import { MarkedWords } from './marked-words'
import { TalkSpeakers } from './talk-speakers'
import { ToolCalls } from './tool-calls'
import { TurnDuration } from './turn-duration'
import { TurnLink } from './turn-link'

interface TurnBubbleProps {
  measure(element: HTMLElement | null): void
  readonly turn: TranscriptEntry
  readonly index: number
  readonly count: number
  readonly language: string | undefined
  readonly topPx: number
  /** The first turn after a change of speaker, which shows the name. */
  readonly isFirst: boolean
  /** The turn that can be reached by Tab. */
  readonly isCurrent: boolean
  /** The turn that the address, the search or the bar selected. */
  readonly isShown: boolean
  readonly matches: readonly Match[] | undefined
  readonly match: Match | undefined
}

/** One turn: its bubble at the speaker's side, when it began, how long it took. */
export const TurnBubble = memo(function TurnBubble({ turn, index, isCurrent, ...rest }: TurnBubbleProps) {
  const { turnAt, noWords } = texts.transcript
  const speaker = useContext(TalkSpeakers)
  const { role, message, time_in_call_secs, tool_calls, duration } = turn
  const time = clock(time_in_call_secs)
  const wordsId = `turn-${index}-words`
  return (
    <article
      ref={rest.measure}
      data-index={index}
      data-role={role}
      data-shown={rest.isShown || undefined}
      className="turn"
      style={{ transform: `translateY(${rest.topPx}px)` }}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={turnAt(speaker[role], time)}
      aria-describedby={wordsId}
      aria-posinset={index + 1}
      aria-setsize={rest.count}
    >
      {rest.isFirst && (
        <div className="turn-speaker" aria-hidden>
          <bdi>{speaker[role]}</bdi>
        </div>
      )}
      <div className="turn-line">
        <div className="turn-bubble">
          {message.trim() === '' ? (
            <p id={wordsId} className="turn-words turn-no-words">
              {noWords}
            </p>
          ) : (
            <p id={wordsId} dir="auto" lang={rest.language} className="turn-words">
              <MarkedWords words={message} matches={rest.matches} match={rest.match} />
            </p>
          )}
          {tool_calls.length > 0 && <ToolCalls calls={tool_calls} isReachable={isCurrent} />}
        </div>
        <div className="turn-times">
          <TurnLink index={index} time={time} isReachable={isCurrent} />
          {duration !== null && Math.round(duration) > 0 && <TurnDuration secs={duration} />}
        </div>
      </div>
    </article>
  )
})
