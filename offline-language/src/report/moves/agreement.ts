import type { Piece } from './piece.js'

/** What one proposes and the other accepts, in the words of the proposal. */
export interface Agreement {
  /** The place of the proposal among the turns. */
  at: number
  terms: Piece[]
  /** What was proposed, if the terms are in the words of the answer. */
  offered?: Piece[]
  /** How plainly it is accepted. */
  yes: number
}
