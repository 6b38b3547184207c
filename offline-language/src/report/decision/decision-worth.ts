import { loadLearned, probabilityOf } from '../learned/learned.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { ReadUnit } from '../spans/unit-signs.js'
import { decisionSigns } from './decision-signs.js'

/** Learned from the sentences in which readers found what a talk comes to: docs/adr/0068. */
const learned = loadLearned('weights/decisions')

/** By sentence of a talk: how probably readers would say that the talk comes to it, from 0 to 1. */
export function decisionChances(units: readonly ReadUnit[], moves: Moves, wanted: ReadonlySet<string>): number[] {
  const signs = decisionSigns(units, moves, wanted)
  return units.map(({ vector }, place) => probabilityOf(learned.sumOf(signs[place]!, vector)))
}

/** How probably the talk comes to a sentence, by the chances of its parts. */
export function decidedOf(units: readonly ReadUnit[], chances: readonly number[]): (sentence: Sentence) => number {
  const byTurn = Map.groupBy(
    units.map(({ piece }, place) => ({ piece, chance: chances[place]! })),
    ({ piece }) => piece.turn,
  )
  return (sentence) => {
    const parts = sentence.turns.flatMap((turn) => byTurn.get(turn) ?? [])
    return Math.max(0, ...parts.map(({ piece, chance }) => (isWithin(piece, sentence) ? chance : 0)))
  }
}

const isWithin = ({ text: part }: Piece, { text }: Sentence): boolean => text.includes(part) || part.includes(text)
