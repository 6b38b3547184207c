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

/** "😀😀" is no sentence. */
const word = /[\p{L}\p{N}]/u

/** The sentences of a talk, each with its turn. */
export const unitsOf = (turns: readonly SpokenTurn[]): Unit[] =>
  turns.flatMap(({ pieces }, at) =>
    pieces.filter(({ text }) => word.test(text)).map((piece) => ({ at, piece, isEmpty: isEmpty(piece) })),
  )
