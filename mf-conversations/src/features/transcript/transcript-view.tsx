import type { TalkPart } from '@clarity/contracts/measures'
import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { useMemo } from 'react'
import { SearchBar } from './search-bar'
import { TalkBar } from './talk-bar'
import { TurnFeed } from './turn-feed'
import { talkMoods } from './talk-moods'
import { talkTimes } from './talk-times'
import { useLinkedTurn } from './use-linked-turn'
import { useScrollToMatch } from './use-scroll-to-match'
import { useSearch } from './use-search'
import { useTurnWindow } from './use-turn-window'

interface TranscriptViewProps {
  readonly turns: readonly TranscriptEntry[]
  /** Undefined if unknown. */
  readonly language: string | undefined
  /** Undefined without a report. */
  readonly timeline: readonly TalkPart[] | undefined
}

/** The search, the bar of who spoke when and of the sentiment, and the turns, with a shared position. */
export function TranscriptView({ turns, language, timeline }: TranscriptViewProps) {
  const times = useMemo(() => talkTimes(turns), [turns])
  const moods = useMemo(() => talkMoods(timeline), [timeline])
  const view = useTurnWindow(turns)
  useLinkedTurn(turns.length, view.arrive)
  const search = useSearch(turns, view.position, view.go)
  useScrollToMatch(view.frame, search.match)
  return (
    <div className="talk">
      <div className="talk-tools">
        <SearchBar search={search} />
        <TalkBar
          turns={turns}
          times={times}
          moods={moods}
          position={view.position}
          matches={search.matches}
          onGo={view.go}
        />
      </div>
      <TurnFeed turns={turns} language={language} view={view} search={search} />
    </div>
  )
}
