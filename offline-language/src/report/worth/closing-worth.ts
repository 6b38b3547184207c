import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { type PossibleClosing, possibleClosings } from './closing-features.js'
import { loadLearned, probabilityOf } from '../learned/learned.js'

/** Learned from the words in which readers found how a talk ends. */
const learned = loadLearned('weights/closings')

/** Words that could end an overview, and how probably they say how the talk ends. */
export interface RatedClosing extends PossibleClosing {
  chance: number
}

/** The most probable first. */
export const rankedClosings = (
  moves: Moves,
  settled: ReadonlySet<number>,
  isClear: (pieces: readonly Piece[]) => boolean,
): RatedClosing[] =>
  possibleClosings(moves, settled, isClear)
    .map((one) => ({ ...one, chance: probabilityOf(learned.sumOf(one.features, one.vector)) }))
    .toSorted((a, b) => b.chance - a.chance)
