import type { Piece } from './piece.js'
import type { Moves } from './read-moves.js'
import { isAmount } from './terms-of-turn.js'

/** Whether a sentence says why the two talk. */
export const isReason = (piece: Piece, { reason }: Pick<Moves, 'reason'>): boolean =>
  reason?.pieces.includes(piece) ?? false

/** Whether a sentence offers an amount or a day that the other takes, and that stays so. */
export const isTerm = (piece: Piece, { exchanges, isReplacedPiece }: Moves): boolean =>
  !isReplacedPiece(piece) &&
  piece.figures.some((figure) => isAmount(figure) || figure.kind !== 'number') &&
  exchanges.some(({ outcome, offer }) => outcome === 'agreed' && offer.includes(piece))
