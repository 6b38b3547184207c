import type { Piece, SpokenTurn } from '../moves/piece.js'
import { loadLearned, probabilityOf } from '../learned/learned.js'
import { type PossibleOpening, possibleOpenings } from './opening-features.js'

/** Learned from the sentences in which readers found what a talk is about. */
const learned = loadLearned('weights/openings')

/** Words that could open an overview, and how probably they say what the talk is about. */
export interface RatedOpening extends PossibleOpening {
  chance: number
}

/** The most probable first. */
export const rankedOpenings = (
  turns: readonly SpokenTurn[],
  isClear: (pieces: readonly Piece[]) => boolean,
): RatedOpening[] =>
  possibleOpenings(turns, isClear)
    .map((one) => ({ ...one, chance: probabilityOf(learned.sumOf(one.features, one.vector)) }))
    .toSorted((a, b) => b.chance - a.chance)
