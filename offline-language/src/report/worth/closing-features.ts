import { mean, nearness } from '../../language/encoder/sentence-vector.js'
import { answerOf } from '../moves/answer.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import { figuresIn, isAmount, isIn } from '../moves/terms-of-turn.js'
import type { Figure } from '../phrase/figures.js'
import { heartPatterns } from '../phrase/heart-patterns.js'
import { taskSigns } from '../phrase/task-signs.js'
import { isQuestion } from '../select/said.js'
import type { Features } from '../learned/features.js'
import { comingBack, placeInTurn, type SaidWindow, saidWindows, stemsOfTurns, wordsOf } from './said-windows.js'

const { promise, plan, ofOther, orders, third, deed, denies, supposes, past, times } = taskSigns
const signs = { promise, plan, ofOther, orders, third, deed, denies, supposes, past, times }
const undecided =
  /\b(?:not (?:sure|saying yes|promising)|think (?:about|it over)|have to ask|need to ask|let you know|decide|can not promise)\b/i
const sumsUp = /^(?:(?:okay|right|good|fine|all right|well|and|yes|yeah),? )*(?:so|then)\b|, then\.$/i
const settles = /\b(?:deal|done|agreed|it is a (?:yes|no)|all right|okay|settled|I can live with|fine)\b/i

/** Words that could say how a talk ends, with what speaks for or against it. */
export interface PossibleClosing extends SaidWindow {
  features: Features
}

const lastPart = 0.4

/** All of the last part of a talk that could end an overview. `settled` are turns with something agreed or refused. */
export function possibleClosings(
  moves: Moves,
  settled: ReadonlySet<number>,
  isClear: (pieces: readonly Piece[]) => boolean,
): PossibleClosing[] {
  const { turns } = moves
  const windows = saidWindows(turns, Math.floor(turns.length * lastPart), turns.length)
  if (windows.length === 0) return []
  const middle = mean(windows.map(({ vector }) => vector))
  const stems = stemsOfTurns(turns)
  return windows.map((one) => ({
    ...one,
    features: {
      ...ofWords(one.pieces),
      ...placeInTurn(one, turns),
      ...ofPlace(one, moves),
      ...comingBack(one, stems),
      settled: Number(settled.has(one.pieces[0]!.turn)),
      clear: Number(isClear(one.pieces)),
      middle: nearness(one.vector, middle),
    },
  }))
}

function ofWords(pieces: readonly Piece[]): Features {
  const text = pieces.map((one) => one.text).join(' ')
  const count = (sign: RegExp) => pieces.filter((piece) => sign.test(piece.text)).length
  return {
    ...Object.fromEntries(Object.entries(signs).map(([name, sign]) => [name, count(sign)])),
    undecided: Number(undecided.test(text)),
    sumsUp: Number(sumsUp.test(text)),
    settles: Number(settles.test(text)),
    refuses: count(heartPatterns.refusal),
    farewell: count(heartPatterns.farewell),
    asks: pieces.filter(isQuestion).length / pieces.length,
    asksLast: Number(isQuestion(pieces.at(-1)!)),
    proposes: pieces.filter(isProposal).length,
    words: Math.log(wordsOf(pieces)),
    count: pieces.length,
    user: Number(pieces[0]!.role === 'user'),
  }
}

const most = 3
const countOf = (figures: readonly Figure[]): number => Math.min(most, figures.length)

/** Where it stands in the talk, how it is answered, and which of its figures are said before and after it. */
function ofPlace({ pieces, at, from, to }: SaidWindow, { turns, isReplacedPiece }: Moves): Features {
  const own = turns[at]!
  const next = turns[at + 1] ? answerOf(turns[at + 1]!) : null
  const figures = figuresIn(pieces)
  const before = figuresIn([...turns.slice(0, at).flatMap(piecesOf), ...own.pieces.slice(0, from)])
  const after = figuresIn([...own.pieces.slice(to + 1), ...turns.slice(at + 1).flatMap(piecesOf)])
  return {
    place: (at + 1) / turns.length,
    end: Math.log(turns.length - at),
    figures: countOf(figures),
    amounts: countOf(figures.filter(isAmount)),
    days: countOf(figures.filter(({ kind }) => kind !== 'number')),
    restated: countOf(figures.filter((one) => isIn(one, before))),
    kept: countOf(figures.filter((one) => isIn(one, after))),
    changed: countOf(after.filter((one) => isAmount(one) && !isIn(one, [...figures, ...before]))),
    replaced: Number(pieces.some(isReplacedPiece)),
    taken: next?.yes ?? 0,
    declined: Number(next?.isNo ?? false),
    takes: answerOf(own).yes,
    declines: Number(answerOf(own).isNo),
  }
}

const piecesOf = ({ pieces }: SpokenTurn): readonly Piece[] => pieces
