import { vectorOf } from '../../language/encoder/sentence-vector.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Commitment } from '../select/commitment.js'
import { isPartOf } from '../select/passage.js'
import type { Features } from '../learned/features.js'
import { loadLearned, probabilityOf } from '../learned/learned.js'
import { mayHoldTask, taskFeatures } from './task-features.js'

/** Learned from the sentences in which readers found a task: docs/adr/0054. */
const learned = loadLearned('weights/tasks')

/** A sentence that may hold a task, with all that speaks for or against it. */
export interface PossibleTask {
  piece: Piece
  /** The place of its turn. */
  at: number
  features: Features
}

export interface RatedTask extends PossibleTask {
  /** How probably someone has to do something after the talk. */
  worth: number
}

/** `found` are the tasks that rules find. */
export const possibleTasks = (moves: Moves, found: readonly Commitment[]): PossibleTask[] =>
  moves.turns.flatMap(({ pieces }, at) =>
    pieces.flatMap((piece) => {
      const isFound = found.some((one) => isSaidIn(one, piece))
      return isFound || mayHoldTask(piece) ? [{ piece, at, features: taskFeatures(piece, at, moves, isFound) }] : []
    }),
  )

/** The most probable first. What a sentence means is read only for those that are probable without it, as it takes time. */
const mostRead = 120

export const ratedTasks = (moves: Moves, found: readonly Commitment[]): RatedTask[] =>
  possibleTasks(moves, found)
    .map((one) => ({ one, plain: learned.sumOf(one.features) }))
    .toSorted((a, b) => b.plain - a.plain)
    .slice(0, mostRead)
    .map(({ one }) => ({ ...one, worth: probabilityOf(learned.sumOf(one.features, vectorOf(one.piece.text))) }))
    .toSorted((a, b) => b.worth - a.worth)

/** Whether a task quotes or tells the sentence. */
export function isSaidIn({ sentence, also = [], accepted, answer = [] }: Commitment, piece: Piece): boolean {
  const said = [sentence, ...also, ...(accepted ? [accepted] : [])]
  return answer.includes(piece) || said.some(({ turns, text }) => turns[0] === piece.turn && isPartOf(text, piece.text))
}
