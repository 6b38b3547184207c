import { mean, type SentenceVector } from '../../language/encoder/sentence-vector.js'
import { besideThePoint } from '../select/beside-the-point.js'
import { isEmpty } from '../select/said.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import type { Passage } from '../select/passage.js'
import { isTellingPoint } from '../select/clear-point.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import { type Span, spansWithChance } from './best-spans.js'
import { readUnits } from './unit-signs.js'
import { unitsOf } from './units.js'

/** A passage and how probably a reader would choose it as a key point. */
export interface ProbablePassage extends Passage {
  chance: number
  /** Whether it is in the best row of key points. */
  isBest: boolean
  /** What it means. */
  vector: SentenceVector
}

const leastChance = 0.004
const most = 80
/** The third turn, if a passage has all three. */
const lastOfOpening = 2

/**
 * What could be a key point: all that is said from one sentence to another, the best row first. Nothing between is left
 * out, as a reply may answer it. `prompt` is the scenario's.
 */
export function spanPassages(conversation: Conversation, moves: Moves, prompt: string): ProbablePassage[] {
  const units = readUnits(unitsOf(moves.turns), moves, prompt)
  const isBeside = besideThePoint(conversation)
  const spans = spansWithChance(units)
    .filter(({ chance, isBest }) => isBest || chance >= leastChance)
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || b.chance - a.chance)
  // Why the two talk must be told, even where many passages are more probable.
  const saysReason = ({ from, to }: Span) =>
    units.slice(from, to + 1).some((unit) => moves.reason?.pieces.includes(unit.piece))
  return spans
    .filter((span, at) => at < most || saysReason(span))
    .flatMap(({ from, to, chance, isBest }) => {
      const own = units.slice(from, to + 1)
      const parts = [...Map.groupBy(own, ({ at }) => at).values()].map((said) => said.map(({ piece }) => piece))
      const passage = passageOf(withoutEmptyEdges(parts), own.at(-1)!.at, conversation)
      return passage && !isBeside(passage) && !opensOnly(passage, moves)
        ? [{ ...passage, chance, isBest, vector: mean(own.map(({ vector }) => vector)) }]
        : []
    })
}

/** "Thanks for making the time, it's Kirsty from the bank.": the first words, if they have no figure and no reason of the talk. */
const opensOnly = ({ parts, at }: Passage, { reason }: Moves): boolean =>
  (at <= 1 || (at === lastOfOpening && parts.length > at)) &&
  !parts.flat().some((piece) => piece.figures.length > 0 || reason?.pieces.includes(piece))

function passageOf(parts: Piece[][], at: number, conversation: Conversation): Passage | null {
  const quotable = parts.map((pieces) => pieces.map((piece) => ({ ...piece, shown: piece.shown ?? piece.said })))
  const point = quotable.map((pieces) => quotedPieces(pieces, conversation))
  if (point.length === 0 || point.some((one) => one === null)) return null
  // A sentence alone has no other that could explain its words.
  if (parts.flat().length === 1 && !isTellingPoint(point as Candidate[], conversation)) return null
  return { point: point as Candidate[], parts, at, outcome: null, value: wordsIn(quotable.flat()) }
}

/** Without "okay" at the beginning and "thanks" at the end. */
function withoutEmptyEdges(parts: Piece[][]): Piece[][] {
  const [first = []] = parts
  const from = first.findIndex((piece) => !isEmpty(piece))
  const begun = [first.slice(Math.max(0, from)), ...parts.slice(1)]
  const last = begun.at(-1) ?? []
  const to = last.findLastIndex((piece) => !isEmpty(piece))
  return [...begun.slice(0, -1), to < 0 ? last : last.slice(0, to + 1)]
}
