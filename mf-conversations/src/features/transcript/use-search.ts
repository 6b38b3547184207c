import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { useMemo, useState } from 'react'
import { findMatches, type Match } from './find-matches'

export type Search = ReturnType<typeof useSearch>

/** The searched words, their matches, and the match that is shown. `position` is the reader's scroll position. */
export function useSearch(turns: readonly TranscriptEntry[], position: number, go: (turn: number) => void) {
  const [words, setWords] = useState('')
  const [place, setPlace] = useState(0)
  const matches = useMemo(() => findMatches(turns, words), [turns, words])
  const ofTurn = useMemo(() => byTurn(matches), [matches])
  const match = matches[place] ?? null

  const show = (found: readonly Match[], next: number) => {
    setPlace(next)
    if (found[next]) go(found[next].turn)
  }
  return {
    words,
    matches,
    ofTurn,
    match,
    place,
    /** Shows the first match after the reader's position, as browsers do. */
    change(next: string) {
      setWords(next)
      const found = findMatches(turns, next)
      const from = match?.turn ?? position
      const first = found.findIndex(({ turn }) => turn >= from)
      show(found, Math.max(0, first))
    },
    /** Selects the next or the previous match; after the last one comes the first. */
    step(by: 1 | -1) {
      if (matches.length > 0) show(matches, (place + by + matches.length) % matches.length)
    },
  }
}

function byTurn(matches: readonly Match[]): ReadonlyMap<number, Match[]> {
  const ofTurn = new Map<number, Match[]>()
  for (const match of matches) {
    const known = ofTurn.get(match.turn)
    if (known) known.push(match)
    else ofTurn.set(match.turn, [match])
  }
  return ofTurn
}
