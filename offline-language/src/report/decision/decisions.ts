import { answerOf } from '../moves/answer.js'
import type { Piece } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { isCountered } from '../moves/superseded.js'
import { figuresIn, isIn } from '../moves/terms-of-turn.js'
import { isQuestion } from '../select/said.js'
import { canEnd, canStart } from '../spans/edges.js'
import { type Ends, lengthOf, wordsIn } from '../spans/part-edges.js'
import type { ReadUnit } from '../spans/unit-signs.js'

/** What hardly says what a talk comes to is not told, nor what does so far less than the best. */
const least = { chance: 0.12, ofBest: 0.4 }
const fewestWords = 4
/** With what a reader needs to understand it. */
const mostWords = 32

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

/** What a talk comes to, in its order: the most probable sentences, each with the words that it needs. */
export function decisionsIn(
  units: readonly ReadUnit[],
  decided: readonly number[],
  { moves, isClear, most, words }: Room,
): Decision[] {
  const ranked = units
    .map((unit, place) => ({ place, unit, chance: decided[place]! }))
    .filter(({ unit, chance }) => chance >= least.chance && canBeTold(unit, moves))
    .toSorted((a, b) => b.chance - a.chance)
  const chosen: Decision[] = []
  for (const { place, chance } of ranked) {
    if (chosen.length >= most || chance < (chosen[0]?.chance ?? 0) * least.ofBest) break
    const clear = clearEnds(units, place, isClear)
    const ends = clear && withAnswer(units, clear, moves)
    if (!ends) continue
    const own = units.slice(ends.from, ends.to + 1)
    const isApart = chosen.every(({ from, to }) => ends.from > to || ends.to < from)
    const length = chosen.reduce((sum, { from, to }) => sum + wordsIn(units.slice(from, to + 1)), wordsIn(own))
    const saysMore = !isSaidAlready(own, chosen)
    if (isApart && saysMore && length <= words) chosen.push({ ...ends, pieces: own.map(({ piece }) => piece), chance })
  }
  return chosen.toSorted((a, b) => a.from - b.from)
}

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

const canBeTold = (unit: ReadUnit, moves: Moves): boolean =>
  !unit.isEmpty &&
  lengthOf(unit) >= fewestWords &&
  !moves.isReplacedPiece(unit.piece) &&
  !isTurnedDown(unit.piece, moves) &&
  !isCountered(unit.piece, moves.turns) &&
  !(unit.piece.isTakenBack ?? false)

/** The fewest sentences around one that a reader understands: with the question before it, the one before or behind it. */
function clearEnds(units: readonly ReadUnit[], place: number, isClear: Room['isClear']): Ends | null {
  const own = units[place]!
  const question = questionBefore(units, place)
  const answer = isQuestion(own.piece) ? place + 1 : place
  const tries: Ends[] = [
    { from: place, to: answer },
    ...(question === null ? [] : [{ from: question, to: answer }]),
    ...(units[place - 1]?.at === own.at ? [{ from: place - 1, to: answer }] : []),
    ...(units[place + 1]?.at === own.at ? [{ from: place, to: place + 1 }] : []),
    ...Array.from({ length: farthest }, (_, at) => ({ from: place - at - 1, to: answer })).filter(
      ({ from }) => from >= 0,
    ),
  ]
  return (
    tries.find(
      (ends) => isWhole(units, ends) && isClear(units.slice(ends.from, ends.to + 1).map(({ piece }) => piece)),
    ) ?? null
  )
}

const mostOfAnswer = 12

/** With the short answer to it; null if it is refused in more words, for it would seem to be settled. */
function withAnswer(units: readonly ReadUnit[], { from, to }: Ends, { turns }: Moves): Ends | null {
  const [last, next] = [units[to]!, units[to + 1]]
  const turn = next && next.at !== last.at ? turns[next.at] : undefined
  if (!next || !turn || turn.role === last.piece.role) return { from, to }
  const { yes, isNo } = answerOf(turn)
  const isShort = lengthOf(next) <= mostOfAnswer && isWhole(units, { from, to: to + 1 })
  if ((yes > 0 || isNo) && isShort) return { from, to: to + 1 }
  return isNo && isProposal(last.piece) ? null : { from, to }
}

/** The other speaker's question that a sentence answers. */
function questionBefore(units: readonly ReadUnit[], place: number): number | null {
  const start = units.findIndex(({ at }) => at === units[place]!.at)
  const before = units[start - 1]
  return before && isQuestion(before.piece) && place - start <= mostBetween ? start - 1 : null
}

/** How many sentences before it may be needed. */
const farthest = 3
const mostBetween = 1

function isWhole(units: readonly ReadUnit[], { from, to }: Ends): boolean {
  const own = units.slice(from, to + 1)
  const last = own.at(-1)
  return (
    to < units.length &&
    last !== undefined &&
    !isQuestion(last.piece) &&
    canStart(units, from) &&
    canEnd(last) &&
    own.every(({ piece }) => !(piece.isTakenBack ?? false)) &&
    wordsIn(own) <= mostWords
  )
}
