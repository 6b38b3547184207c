import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { withMarks } from '../../language/sentences/unmarked-speech.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'

const mostSkipped = 4

/** Words of a message: as they are stored, and as a sentence. */
export interface FoundQuote {
  quote: string
  sentence: string
}

/** The passage of a message without punctuation that has the words of a sentence; null if they are not in one place. */
export function unmarkedQuote(sentence: Sentence, message: string): FoundQuote | null {
  const places = [...message.matchAll(/\S+/g)]
  const spoken = withMarks(message.trim()).split(/\s+/)
  const wanted = wordsOf(sentence.originalText ?? sentence.text)
  if (places.length !== spoken.length || wanted.length === 0) return null
  for (let from = 0; from < spoken.length; from++) {
    const to = endOf(wanted, spoken, from)
    if (to === null) continue
    const quote = message.slice(places[from]!.index, places[to]!.index + places[to]![0].length)
    return { quote, sentence: `${spoken.slice(from, to + 1).join(' ')}${isAsked(sentence) ? '?' : '.'}` }
  }
  return null
}

/** The last of the words in this place; null if they are not all there, with no more than sounds and slips between. */
function endOf(wanted: readonly string[], spoken: readonly string[], from: number): number | null {
  let [next, skipped] = [0, 0]
  for (let at = from; at < spoken.length && skipped <= mostSkipped; at++) {
    const words = wordsOf(expandContractions(spoken[at]!))
    if (words.every((word, place) => word === wanted[next + place])) next += words.length
    else if (at === from) return null
    else skipped++
    if (next >= wanted.length) return at
  }
  return null
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
