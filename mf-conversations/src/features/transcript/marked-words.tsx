import type { ReactNode } from 'react'
import type { Match } from './find-matches'

interface MarkedWordsProps {
  readonly words: string
  /** Sorted and not overlapping. */
  readonly matches: readonly Match[] | undefined
  /** The one that is shown. */
  readonly match: Match | undefined
}

/** Words with the searched ones marked. */
export function MarkedWords({ words, matches = [], match }: MarkedWordsProps): ReactNode {
  let end = 0
  const parts = matches.flatMap((found) => {
    const before = words.slice(end, found.start)
    end = found.end
    return [
      before,
      <mark key={found.start} data-current={found === match || undefined}>
        {words.slice(found.start, found.end)}
      </mark>,
    ]
  })
  return [...parts, words.slice(end)]
}
