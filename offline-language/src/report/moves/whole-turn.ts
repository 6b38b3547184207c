import { isUnmarked, withMarks } from '../../language/sentences/unmarked-speech.js'
import { figuresOf } from '../phrase/figures.js'
import type { Piece, SpokenTurn } from './piece.js'
import { inParts } from '../phrase/spoken-quote.js'
import { shownQuote } from '../phrase/shown-quote.js'
import type { Conversation } from '../read/conversation.js'

const longest = 42
/** "Okay", "oh no": what a turn without marks can do without. */
const lead = /^(?:(?:oh no|oh|yeah|okay|well|hang on|i know)\s+)+(?=\S+ \S+ \S)/i

/**
 * A turn without punctuation in one piece: clause boundaries are a guess, and a wrong cut loses a "not" or an "if". A long one
 * stays in its clauses.
 */
export function wholeTurn(turn: SpokenTurn, { entries }: Conversation): SpokenTurn {
  const entry = entries[turn.turn]
  const [first] = turn.pieces
  if (!entry || !first || !isUnmarked(entry.message)) return turn
  const said = entry.message.trim().replace(lead, '')
  if (said.split(/\s+/).length > longest) return turn
  const mark = turn.pieces.at(-1)!.text.endsWith('?') ? '?' : '.'
  const text = turn.pieces.map((piece) => piece.text.replace(/[.?]$/, '')).join(' ') + mark
  const t = Number.isFinite(entry.time_in_call_secs) ? entry.time_in_call_secs : null
  const evidence = inParts(said).map((quote) => ({ turn: turn.turn, quote, t }))
  const shown = `${shownQuote(withMarks(said))}${mark}`
  return { ...turn, pieces: [{ ...first, text, shown, evidence, figures: figuresOf(said) }] }
}

/** Sentences of one turn; the whole of it if it has no punctuation. */
export function inTurn(pieces: readonly Piece[], conversation: Conversation): Piece[] {
  const [first] = pieces
  return first ? wholeTurn({ role: first.role, turn: first.turn, pieces: [...pieces] }, conversation).pieces : []
}
