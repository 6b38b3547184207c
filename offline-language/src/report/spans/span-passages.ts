import { mean, type SentenceVector } from '../../language/encoder/sentence-vector.js'
import { besideThePoint } from '../select/beside-the-point.js'
import { type Piece, wordsIn } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import type { Passage } from '../select/passage.js'
import { isTellingPoint, sentencesIn } from '../select/clear-point.js'
import { saysNothing } from '../select/says-nothing.js'
import { lackOf } from '../select/self-contained.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import { type Span, spansWithChance } from './best-spans.js'
import { isToTell, type Known } from './core-of.js'
import type { Ends } from './part-edges.js'
import { isReason, isTerm } from '../moves/due-pieces.js'
import { goesOn } from './goes-on.js'
import { shownSpans } from './shown-spans.js'
import { spanScores } from './span-weights.js'
import type { ReadUnit } from './unit-signs.js'
import { leavesTakenBack } from './units.js'

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
/** "I'll see you Saturday." is no term. */
const leastOfTerm = 0.05
/** The third turn, if a passage has all three. */
const lastOfOpening = 2

/**
 * What could be a key point: what is said from one sentence to another, the best row first; nothing between is left out, as a
 * reply may answer it. `decided` says how probably the talk comes to each unit, from 0 to 1.
 */
export function spanPassages(
  conversation: Conversation,
  moves: Moves,
  units: readonly ReadUnit[],
  decided: readonly number[],
): ProbablePassage[] {
  const isBeside = besideThePoint(conversation)
  const spans = spansWithChance(units)
    .filter(({ chance, isBest }) => isBest || chance >= leastChance)
    .toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || b.chance - a.chance)
  // Why the two talk must be told, even where many passages are more probable.
  const saysReason = ({ from, to }: Ends) => units.slice(from, to + 1).some(({ piece }) => isReason(piece, moves))
  const possible = spans.filter((span, at) => at < most || saysReason(span))
  const settled = new Set(units.filter(({ piece }, at) => isTerm(piece, moves) && decided[at]! >= leastOfTerm))
  const talk: Known = {
    units,
    inside: units.map(({ signs, vector }) => spanScores.inside(signs, vector)),
    decided,
    isClear: isTelling,
    isDue: (unit) => isReason(unit.piece, moves) || settled.has(unit),
  }
  return shownSpans(possible, talk).flatMap(passagesAt)

  function passagesAt({ chance, isBest, ...ends }: Span): ProbablePassage[] {
    const passage = leavesTakenBack(units, ends) ? null : passageAt(ends)
    if (!passage || isBeside(passage) || opensOnly(passage, moves)) return []
    const vector = mean(units.slice(ends.from, ends.to + 1).map((unit) => unit.vector))
    return [{ ...passage, chance, isBest, vector }]
  }

  /** Whether a part of a passage says something and is clear. */
  function isTelling(part: Ends, known: { persons: boolean }): boolean {
    const passage = passageAt(part)
    const sentences = passage?.point.flatMap((one) => sentencesIn(one, conversation)) ?? []
    return !saysNothing(sentences) && lackOf(sentences, known) === null
  }

  function passageAt({ from, to }: Ends): Passage | null {
    const own = withoutEmptyEdges(units.slice(from, to + 1))
    const parts = [...Map.groupBy(own, ({ at }) => at).values()].map((said) => said.map(({ piece }) => piece))
    const isDue = units.some((_, at) => from <= at && at <= to && isToTell(talk, at))
    return passageOf(parts, own.at(-1)!.at, conversation, isDue)
  }
}

/** "Thanks for making the time, it's Kirsty from the bank.": the first words, if they have no figure and no reason of the talk. */
const opensOnly = ({ parts, at }: Passage, moves: Moves): boolean =>
  (at <= 1 || (at === lastOfOpening && parts.length > at)) &&
  !parts.flat().some((piece) => piece.figures.length > 0 || isReason(piece, moves))

/** `isDue` if it is told even if a reader has to guess what its "it" means. */
function passageOf(parts: Piece[][], at: number, conversation: Conversation, isDue: boolean): Passage | null {
  const quotable = parts.map((pieces) => pieces.map((piece, at) => withShown(piece, pieces[at - 1])))
  const point = quotable.map((pieces) => quotedPieces(pieces, conversation))
  if (point.length === 0 || point.some((one) => one === null)) return null
  // A sentence alone has no other that could explain its words.
  if (!isDue && parts.flat().length === 1 && !isTellingPoint(point as Candidate[], conversation)) return null
  return { point: point as Candidate[], parts, at, outcome: null, value: wordsIn(quotable.flat()) }
}

/** A correction is shown as it was said, after what it corrects. */
const withShown = (piece: Piece, before: Piece | undefined): Piece & { shown: string } => ({
  ...piece,
  shown: (before?.isTakenBack ? null : piece.shown) ?? piece.said,
})

/** Without "okay" at the beginning and "thanks" at the end; a "yes, please" stays with what it takes. */
function withoutEmptyEdges(own: readonly ReadUnit[]): readonly ReadUnit[] {
  const from = own.findIndex(({ isEmpty }) => !isEmpty)
  const to = own.findLastIndex(({ isEmpty }) => !isEmpty)
  return from < 0 ? own : own.slice(from, to + (goesOn(own, to) ? 2 : 1))
}
