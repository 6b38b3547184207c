import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { figuresIn, isIn } from '../moves/terms-of-turn.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import type { LastState } from './state-words.js'
import { nameOf, quoted, turnsOf } from './state-words.js'
import type { Cast } from '../../language/names/cast.js'

const { needsOkay } = overviewPatterns
const pronoun = /\b(?:it|that|this|them|they|he|she)\b/i

/** Adds to an agreement that someone else must still say yes: "I do need the board's okay." */
export function withStillNeeded(agreed: LastState, { turns }: Moves, cast: Cast): LastState {
  const figures = turns.filter(({ turn }) => agreed.turns.has(turn)).flatMap(({ pieces }) => figuresIn(pieces))
  const isOfTerms = (piece: Piece, at: number) =>
    !pronoun.test(piece.text) || figuresIn(turns[at - 1]?.pieces ?? []).some((own) => isIn(own, figures))
  const needed = turns
    .flatMap(({ pieces }, at) => pieces.filter((piece) => isOfTerms(piece, at)))
    .findLast(({ text, shown }) => shown !== null && !text.endsWith('?') && needsOkay.test(text))
  if (!needed) return agreed
  return {
    ...agreed,
    sentences: [...agreed.sentences, `${nameOf([needed], cast)} says: ${quoted([needed])}`],
    turns: new Set([...agreed.turns, ...turnsOf([needed])]),
  }
}
