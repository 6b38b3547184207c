import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import type { Sentence } from '../language/sentences/sentence.js'
import { evidenceFor } from '../report/read/evidence.js'
import { quoteAt, sentencePlaces } from './quote-at.js'

const mostWords = 25

/** An analyzed sentence as it was said: whole, as long as the transcript's own sentence is no longer than a quote. */
export function quoteOf(sentence: Sentence, entries: readonly TranscriptEntry[]): Evidence[] {
  const wanted = wordsOf(sentence.originalText ?? sentence.text)
  return evidenceFor(sentence, entries).map((found) => {
    const entry = entries[found.turn]
    if (!entry) return found
    const best = sentencePlaces(entry.message)
      .map((place) => ({ place, said: [...wordsOf(entry.message.slice(place.start, place.end))] }))
      .map(({ place, said }) => ({ place, said, shared: said.filter((word) => wanted.has(word)).length }))
      .toSorted((a, b) => 3 * (b.shared - a.shared) - (b.said.length - a.said.length))[0]
    return best && best.said.length <= mostWords ? quoteAt(found.turn, entry, best.place) : found
  })
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}
