import type { Evidence } from '@clarity/contracts'
import type { Role } from '../../language/sentences/sentence.js'
import { cleanSpeech } from '../../language/sentences/clean-speech.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { inParts, isBrokenUp, withoutGreeting } from '../phrase/spoken-quote.js'
import { shownQuote } from '../phrase/shown-quote.js'
import type { Conversation } from '../read/conversation.js'
import { type Figure, figuresOf } from './figures.js'

/** A sentence of a turn, as it was said. */
export interface Piece {
  turn: number
  role: Role
  /** Without fillers and contractions, for patterns. */
  text: string
  /** As a report quotes it; null if it does not read well. */
  shown: string | null
  evidence: Evidence[]
  figures: Figure[]
}

/** A turn as its sentences. */
export interface SpokenTurn {
  role: Role
  /** The index of the stored turn. */
  turn: number
  pieces: Piece[]
}

const longestPiece = 36

/** The turns of a conversation, sentence by sentence. */
export function spokenTurns({ turns, entries }: Conversation): SpokenTurn[] {
  return turns.map(({ index, role }) => {
    const entry = entries[index]!
    const t = Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null
    const pieces = sentencesOf(entry.message).map((said): Piece => {
      const text = cleanSpeech(said)
      return {
        turn: index,
        role,
        text,
        shown: shownOf(said),
        evidence: inParts(said).map((quote) => ({ turn: index, quote, t })),
        figures: figuresOf(text),
      }
    })
    return { role, turn: index, pieces: pieces.filter(({ text }) => text !== '') }
  })
}

function shownOf(said: string): string | null {
  const shown = shownQuote(withoutGreeting(said) || said)
  const isWhole = /[.?!]$/.test(shown) && shown.split(' ').length <= longestPiece
  return isWhole && !isBrokenUp(shown) ? shown : null
}
