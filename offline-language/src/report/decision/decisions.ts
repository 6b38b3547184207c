import { answerOf } from '../moves/answer.js'
import type { Piece } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { isCountered } from '../moves/superseded.js'
import { figuresIn, isIn } from '../moves/terms-of-turn.js'
import { isQuestion } from '../select/said.js'
import { isNoOutcome } from './no-outcome.js'
import { canEnd, canStart } from '../spans/edges.js'
import { type Ends, lengthOf, wordsIn } from '../spans/part-edges.js'
import type { ReadUnit } from '../spans/unit-signs.js'

/** What hardly says what a talk comes to is not told, nor what does so far less than the best. */
const least = { chance: 0.12, ofBest: 0.4 }
const fewestWords = 4
/** With what a reader needs to understand it, and what belongs to it. */
const mostWords = 48
/** How many of the most probable sentences are tried. */
const mostTried = 12

/** Sentences that follow one another and say what a talk comes to. */
export interface Decision extends Ends {
  pieces: Piece[]
  /** How probably a reader would choose its main sentence. */
  chance: number
}

/** What is known of a talk, and how much room there is. */
interface Room {
  moves: Moves
  /** Whether a reader understands sentences without the rest. */
  isClear: (pieces: readonly Piece[]) => boolean
  /** How many there may be, and how many words all together. */
  most: number
  words: number
}

/** What a talk comes to, in its order: the exchanges that most probably hold it, each with the words that it needs. */
export function decisionsIn(
  units: readonly ReadUnit[],
  decided: readonly number[],
  { moves, isClear, most, words }: Room,
): Decision[] {
  const talk = {
    units,
    decided,
    moves,
    isClear,
    isTold: units.map(({ piece }, place) => isStill(piece, moves, decided[place]!)),
  }
  const chosen: Decision[] = []
  for (const { place, chance } of exchangesAround(talk)) {
    if (chosen.length >= most) break
    if (chosen.some(({ from, to }) => place >= from && place <= to)) continue
    const room = chosen.reduce((left, { from, to }) => left - wordsIn(units.slice(from, to + 1)), words)
    const ends = clearEnds(talk, place, Math.min(room, mostWords), chosen)
    if (!ends) continue
    const own = units.slice(ends.from, ends.to + 1)
    if (!isSaidAlready(own, chosen)) chosen.push({ ...ends, pieces: own.map(({ piece }) => piece), chance })
  }
  return joined(chosen.toSorted((a, b) => a.from - b.from))
}

/** Those that follow one another in one. */
function joined(decisions: readonly Decision[]): Decision[] {
  const all: Decision[] = []
  for (const one of decisions) {
    const before = all.at(-1)
    if (before && before.to + 1 === one.from)
      all[all.length - 1] = { ...one, from: before.from, pieces: [...before.pieces, ...one.pieces] }
    else all.push(one)
  }
  return all
}

/** What is known of a talk, with whether each sentence may be told as its outcome. */
interface Talk extends Pick<Room, 'moves' | 'isClear'> {
  units: readonly ReadUnit[]
  decided: readonly number[]
  isTold: readonly boolean[]
}

/** The most probable sentences, those around which an exchange says most first. */
function exchangesAround(talk: Talk): { place: number; chance: number }[] {
  const { units, decided, isTold, moves } = talk
  const ranked = units
    .map((unit, place) => ({ place, unit, chance: decided[place]! }))
    .filter(({ unit, chance, place }) => chance >= least.chance && isTold[place] && canBeTold(unit, moves))
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, mostTried)
  return ranked
    .filter(({ chance }) => chance >= ranked[0]!.chance * least.ofBest)
    .flatMap(({ place, chance }) => {
      const ends = clearEnds(talk, place, mostWords)
      return ends ? [{ place, chance, worth: chance + ofRest * (worthOf(talk, ends) - chance) }] : []
    })
    .toSorted((a, b) => b.worth - a.worth)
}

/** What a sentence and each of its words must bring: one that hardly matters is not told beside one that does. */
const cost = { sentence: 0.08, word: 0.005 }

/** How many marked sentences an exchange probably holds, less its length. */
const worthOf = ({ units, decided }: Talk, { from, to }: Ends): number =>
  decided.slice(from, to + 1).reduce((sum, chance) => sum + chance - cost.sentence, 0) -
  wordsIn(units.slice(from, to + 1)) * cost.word

/** How much the rest of an exchange counts beside its main sentence. */
const ofRest = 0.3

/** "Robin comes on Thursday at nine.", after "I can send Robin on Thursday at nine.": no figure of its own. */
function isSaidAlready(own: readonly ReadUnit[], chosen: readonly Decision[]): boolean {
  const figures = own.flatMap(({ piece }) => piece.figures)
  const known = chosen.flatMap(({ pieces }) => figuresIn(pieces))
  return figures.length > 0 && figures.every((one) => isIn(one, known))
}

/** "I've tomorrow between twelve and four.", if the other wants none of it and takes something later. */
const isTurnedDown = (piece: Piece, { exchanges }: Moves): boolean =>
  exchanges.some(
    ({ at, outcome, offer }) =>
      outcome === 'refused' &&
      offer.includes(piece) &&
      exchanges.some((later) => later.at > at && later.outcome === 'agreed'),
  )

/** What is so probable is not what another figure replaces, though it may look so. */
const surely = 0.5

/** Whether it holds to the end: no threat, and nothing that another figure replaces or that is taken back. */
const isStill = (piece: Piece, moves: Moves, chance: number): boolean =>
  (chance >= surely || !moves.isReplacedPiece(piece)) && !piece.isTakenBack && !isNoOutcome(piece, moves.turns)

const canBeTold = (unit: ReadUnit, moves: Moves): boolean =>
  !unit.isEmpty &&
  (lengthOf(unit) >= fewestWords || unit.piece.figures.length > 0) &&
  !isCountered(unit.piece, moves.turns) &&
  !isTurnedDown(unit.piece, moves)

/** The sentences around one that say most in so many words and that a reader understands, none of them told already. */
function clearEnds(talk: Talk, place: number, words: number, chosen: readonly Ends[] = []): Ends | null {
  const { units, isTold, isClear, moves } = talk
  const tries = Array.from({ length: farthest + 1 }, (_, before) =>
    Array.from({ length: farthest + 1 }, (__, after): Ends => ({ from: place - before, to: place + after })),
  )
    .flat()
    .filter(({ from, to }) => from >= 0 && to < units.length && isTold.slice(from, to + 1).every(Boolean))
    .filter((ends) => isWhole(units, ends, words) && chosen.every(({ from, to }) => ends.from > to || ends.to < from))
    .toSorted((a, b) => worthOf(talk, b) - worthOf(talk, a))
  for (const ends of tries) {
    const answered = withAnswer(units, ends, moves, words)
    if (answered && isClear(units.slice(ends.from, ends.to + 1).map(({ piece }) => piece))) return answered
  }
  return null
}

const mostOfAnswer = 12

/** With the short answer to it; null if it is refused in more words, for it would seem to be settled. */
function withAnswer(units: readonly ReadUnit[], { from, to }: Ends, { turns }: Moves, words: number): Ends | null {
  const [last, next] = [units[to]!, units[to + 1]]
  const turn = next && next.at !== last.at ? turns[next.at] : undefined
  if (!next || !turn || turn.role === last.piece.role) return { from, to }
  const { isNo } = answerOf(turn)
  const first = answerOf({ ...turn, pieces: [next.piece] })
  const isShort = lengthOf(next) <= mostOfAnswer && isWhole(units, { from, to: to + 1 }, words)
  if ((first.yes > 0 || first.isNo) && isShort) return { from, to: to + 1 }
  return isNo && isProposal(last.piece) ? null : { from, to }
}

/** How many sentences before and after it may be needed. */
const farthest = 4

function isWhole(units: readonly ReadUnit[], { from, to }: Ends, words: number): boolean {
  const own = units.slice(from, to + 1)
  const last = own.at(-1)
  return (
    to < units.length &&
    last !== undefined &&
    !isQuestion(last.piece) &&
    canStart(units, from) &&
    canEnd(last) &&
    wordsIn(own) <= words
  )
}
