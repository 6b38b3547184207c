import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isUnmarked } from '../../language/sentences/unmarked-speech.js'
import { saidSentence } from './said-sentence.js'

const longestQuote = 25
const longestMessage = 4000

/** The verbatim words of a sentence, one quote for each of its stored turns. */
export function evidenceFor(sentence: Sentence, entries: readonly TranscriptEntry[]): Evidence[] {
  const said = (sentence.originalText ?? sentence.text).toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const wanted = new Set(said)
  return sentence.turns.flatMap((turn) => {
    const entry = entries[turn]
    const quote =
      entry &&
      (shortSentence(sentence, entry) ?? quoteOf(entry.message, wanted, Math.min(longestQuote, said.length + 2)))
    return quote ? [evidence(turn, quote, entry)] : []
  })
}

/** The whole sentence as it was said, if it is no longer than a quote. */
function shortSentence(sentence: Sentence, { message }: TranscriptEntry): string | null {
  if (sentence.turns.length > 1 || message.length > longestMessage || isUnmarked(message)) return null
  const said = saidSentence(sentence, message)
  return said !== null && said.split(/\s+/).length <= longestQuote ? said : null
}

/** The beginning of a turn, for statements about the turn as a whole. */
export function evidenceOfTurn(turn: number, entries: readonly TranscriptEntry[]): Evidence[] {
  const entry = entries[turn]
  const quote = entry && quoteOf(entry.message, new Set())
  return quote ? [evidence(turn, quote, entry)] : []
}

export function withoutRepeats(list: readonly Evidence[], most = list.length): Evidence[] {
  return list
    .filter((one, at) => list.findIndex(({ turn, quote }) => turn === one.turn && quote === one.quote) === at)
    .slice(0, most)
}

function evidence(turn: number, quote: string, entry: TranscriptEntry): Evidence {
  return { turn, quote, t: Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null }
}

interface Span {
  start: number
  end: number
  isWanted: boolean
}

// The part of the stored message with most of the wanted words, without a tail that has none.
function quoteOf(message: string, wanted: ReadonlySet<string>, length = longestQuote): string | null {
  const spans: Span[] = [...message.slice(0, 60_000).matchAll(/\S+/g)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    isWanted: (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => wanted.has(word)),
  }))
  let hits = 0
  let best = { hits: -1, from: 0 }
  spans.forEach((span, at) => {
    if (span.isWanted) hits++
    if (at >= length && spans[at - length]?.isWanted) hits--
    if (hits > best.hits) best = { hits, from: Math.max(0, at - length + 1) }
  })
  let window = spans.slice(best.from, best.from + length)
  if (best.hits > 0) {
    window = window.slice(window.findIndex(({ isWanted }) => isWanted))
    window = window.slice(0, window.findLastIndex(({ isWanted }) => isWanted) + 1)
  }
  const [first, last] = [window[0], window.at(-1)]
  const quote = first && last && message.slice(first.start, Math.min(last.end, first.start + 400))
  return quote && message.includes(quote) && /[\p{L}\p{N}]/u.test(quote) ? quote : null
}
