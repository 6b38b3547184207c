import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import { sentencesOf } from '../language/sentences/sentences-of.js'

const mostWords = 25
const mostCharacters = 400

export interface Place {
  start: number
  end: number
}

/** The sentences of a message by their places in it. */
export function sentencePlaces(message: string): Place[] {
  let from = 0
  return sentencesOf(message).map((sentence) => {
    // The splitter changes only spaces, so every other character is found again.
    const places = [...sentence.replace(/\s+/gu, '')].map((letter) => {
      const at = message.indexOf(letter, from)
      from = at + letter.length
      return at
    })
    return { start: places[0] ?? from, end: from }
  })
}

/** The verbatim sentence around a place in a turn's message; of a long one the words nearest to the place. */
export function quoteAt(turn: number, entry: TranscriptEntry, place: Place): Evidence {
  const { message } = entry
  const sentences = sentencePlaces(message)
  const start = sentences.findLast((sentence) => sentence.start <= place.start)?.start ?? 0
  const end = sentences.find((sentence) => sentence.end >= place.end)?.end ?? message.length
  const words = [...message.slice(start, end).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: start + index,
    end: start + index + word.length,
  }))
  const first = words.findIndex((word) => word.end > place.start)
  const from = words.length <= mostWords ? 0 : Math.max(0, Math.min(first - 8, words.length - mostWords))
  const kept = words.slice(from, from + mostWords)
  const quote = message.slice(kept[0]?.start ?? start, kept.at(-1)?.end ?? end).slice(0, mostCharacters)
  return { turn, quote, t: Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null }
}
