import type { Evidence, TranscriptEntry } from '@clarity/contracts'
import { wordsOf, type WordPosition } from './words-of.js'

/** A quote as the model gave it: the turn may be wrong, and so may the words. */
export interface ClaimedQuote {
  readonly turn: number
  readonly quote: string
}

export type SpokenTurn = Pick<TranscriptEntry, 'message' | 'time_in_call_secs'> & {
  readonly words: readonly WordPosition[]
}

const maxWords = 25
const maxCharacters = 400

export function spokenTurns(transcript: readonly TranscriptEntry[]): SpokenTurn[] {
  return transcript.map(({ message, time_in_call_secs }) => ({ message, time_in_call_secs, words: wordsOf(message) }))
}

/** The verbatim evidence, from the claimed turn or else from any turn with those words; null if no turn has them. */
export function verifyQuote({ turn, quote }: ClaimedQuote, turns: readonly SpokenTurn[]): Evidence | null {
  const wanted = wordsOf(quote).slice(0, maxWords)
  const order = [turn, ...[...turns.keys()].filter((index) => index !== turn)]
  for (const index of order) {
    const spoken = turns[index]
    const found = spoken && wordsWithin(spoken, wanted)
    if (spoken && found)
      return {
        turn: index,
        quote: found,
        t: Number.isFinite(spoken.time_in_call_secs) ? spoken.time_in_call_secs : null,
      }
  }
  return null
}

function wordsWithin({ message, words }: SpokenTurn, wanted: readonly WordPosition[]): string | null {
  // A single word is no evidence, unless it is the whole turn.
  if (wanted.length === 0 || (wanted.length === 1 && words.length > 1)) return null
  const at = words.findIndex((_, from) => wanted.every(({ word }, step) => words[from + step]?.word === word))
  const first = words[at]
  const last = words[at + wanted.length - 1]
  const quote = first && last && message.slice(first.start, last.end)
  return quote && quote.length <= maxCharacters ? quote : null
}
