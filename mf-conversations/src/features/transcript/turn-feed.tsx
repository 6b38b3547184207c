import type { TranscriptEntry } from '@clarity/contracts/transcript'
import type { FocusEvent, KeyboardEvent } from 'react'
import { texts } from '../../texts'
import { TurnBubble } from './turn-bubble'
import type { Search } from './use-search'
import type { TurnWindow } from './use-turn-window'

interface TurnFeedProps {
  readonly turns: readonly TranscriptEntry[]
  readonly language: string | undefined
  readonly view: TurnWindow
  readonly search: Search
}

/**
 * The turns as a feed (WAI-ARIA's pattern for a list that loads while scrolling): Tab reaches the current turn and its
 * link, Page Up and Page Down move from turn to turn, the arrow keys scroll.
 */
export function TurnFeed({ turns, language, view, search }: TurnFeedProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { PageDown: 1, PageUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    view.focus(Math.min(turns.length - 1, Math.max(0, view.current + by)))
  }
  const onFocus = ({ target }: FocusEvent) => {
    const turn = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    if (turn !== undefined) view.setCurrent(Number(turn))
  }
  return (
    <div ref={view.frame} className="talk-frame" onKeyDown={onKeyDown} onFocus={onFocus}>
      <div className="talk-feed" role="feed" aria-label={texts.transcript.feed} style={{ height: view.heightPx }}>
        {view.items.map(({ index, start }) => (
          <TurnBubble
            key={index}
            measure={view.measure}
            turn={turns[index]!}
            index={index}
            count={turns.length}
            language={language}
            topPx={start}
            isFirst={turns[index - 1]?.role !== turns[index]!.role}
            isCurrent={index === view.current}
            isShown={index === view.shown}
            matches={search.ofTurn.get(index)}
            match={search.match?.turn === index ? search.match : undefined}
          />
        ))}
      </div>
    </div>
  )
}
