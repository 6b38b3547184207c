import type { Exchange } from '../moves/exchanges.js'
import type { Piece } from '../moves/piece.js'
import type { Point } from './point.js'

/** What is said in one turn, after the words of the turns before it that it needs. */
export interface Passage {
  point: Point
  /** What it quotes, turn by turn; empty if it paraphrases. */
  parts: Piece[][]
  /** The place of its last turn. */
  at: number
  /** Of the offer that it makes or answers. */
  outcome: Exchange['outcome'] | null
  value: number
}

/** Whether two passages quote the same words; a clause of speech without marks is a part of its turn. */
export const sharesPieces = (one: Passage, other: Passage): boolean => {
  const pieces = one.parts.flat()
  return other.parts
    .flat()
    .some((piece) => pieces.some((own) => own.turn === piece.turn && isPartOf(own.text, piece.text)))
}

/** Whether one of two texts contains the other, apart from the punctuation at the end. */
export function isPartOf(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.replace(/[.?!]$/, '')) as [string, string]
  return a.includes(b) || b.includes(a)
}
