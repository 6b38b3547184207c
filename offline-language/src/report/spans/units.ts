import { contentStems } from '../../language/tokens/content-stems.js'
import { expandContractions } from '../../language/tokens/expand-contractions.js'
import { namesOf } from '../moves/withdrawn.js'
import { isEmpty } from '../select/said.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'

/** A sentence of a talk. */
export interface Unit {
  /** The place of its turn. */
  at: number
  piece: Piece
  /** Whether it is nothing but "okay", "thanks" or "bye". */
  isEmpty: boolean
  /** The place of the later sentence with which its speaker takes it back. */
  takenBackAt?: number
}

/** "😀😀" is no sentence. */
const word = /[\p{L}\p{N}]/u

/** The sentences of a talk, each with its turn. */
export function unitsOf(turns: readonly SpokenTurn[]): Unit[] {
  const units = turns.flatMap(({ pieces }, at): Unit[] =>
    pieces.filter(({ text }) => word.test(text)).map((piece) => ({ at, piece, isEmpty: isEmpty(piece) })),
  )
  units.forEach(({ at, piece }, place) => {
    const names = namesOf(expandContractions(piece.said))
    if (names.length === 0) return
    for (const one of units.slice(0, place)) {
      const isNear = one.piece.role === piece.role && one.at >= at - farthest
      const stems = contentStems(one.piece.text)
      if (isNear && names.some((stem) => stems.has(stem))) one.takenBackAt = place
    }
  })
  return units
}

const farthest = 6

/** Whether a part tells what is taken back after its end. */
export const leavesTakenBack = (units: readonly Unit[], { from, to }: { from: number; to: number }): boolean =>
  units.slice(from, to + 1).some(({ takenBackAt = -1 }) => takenBackAt > to)
