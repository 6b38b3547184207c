import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { useMemo } from 'react'
import { SearchBar } from './search-bar'
import { TalkBar } from './talk-bar'
import { TurnFeed } from './turn-feed'
import { talkTimes } from './talk-times'
import { useReveal } from './use-reveal'
import { useSearch } from './use-search'
import { useTurnWindow } from './use-turn-window'

interface TranscriptViewProps {
  readonly turns: readonly TranscriptEntry[]
  /** Undefined if unknown. */
  readonly language: string | undefined
}

/** The search, the bar of who spoke when, and the turns: three ways to the same place. */
export function TranscriptView({ turns, language }: TranscriptViewProps) {
  const times = useMemo(() => talkTimes(turns), [turns])
  const view = useTurnWindow(turns)
  const search = useSearch(turns, view.position, view.go)
  useReveal(view.frame, search.match)
  return (
    <div className="talk">
      <div className="talk-tools">
        <SearchBar search={search} />
        <TalkBar turns={turns} times={times} position={view.position} matches={search.matches} onGo={view.go} />
      </div>
      <TurnFeed turns={turns} language={language} view={view} search={search} />
    </div>
  )
}
