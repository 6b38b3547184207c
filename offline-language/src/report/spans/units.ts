import { isEmpty } from '../select/said.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'

/** A sentence of a talk. */
export interface Unit {
  /** The place of its turn. */
  at: number
  piece: Piece
  /** Whether it is nothing but "okay", "thanks" or "bye". */
  isEmpty: boolean
}

/** The sentences of a talk, each with its turn. */
export const unitsOf = (turns: readonly SpokenTurn[]): Unit[] =>
  turns.flatMap(({ pieces }, at) => pieces.map((piece) => ({ at, piece, isEmpty: isEmpty(piece) })))
