import { loadPatterns } from '../../data/load-patterns.js'
import { answerOf } from '../moves/answer.js'
import { isSameFigure } from '../phrase/figures.js'
import { movePatterns } from '../moves/patterns.js'
import { type Piece, type SpokenTurn, wordsIn } from '../moves/piece.js'
import { isOtherMatter } from './other-matter.js'
import { isQuestion, trimmed } from './said.js'

const { decides } = loadPatterns('outcome', 'decides')
const mostPieces = 3
const shortAnswer = 7

/** What the next turn makes of the last words of a passage: "Then the 20th.", "Fine. Do it."; none if it says nothing of them. */
export function outcomeIn(parts: readonly Piece[][], turn: SpokenTurn, next: SpokenTurn | undefined): Piece[] {
  const last = parts.at(-1)?.at(-1)
  if (!next || !last || next.role === last.role || asksElse(turn, last)) return []
  const said = firstOf(next, parts)
  const settles = said.findLastIndex((piece) => decides.test(piece.text) || takesFigure(piece, parts.at(-1)!))
  if (settles >= 0) return trimmed(said.slice(0, settles + 1))
  return said.length === next.pieces.length && isShortAnswer(next) && movePatterns.proposes.test(last.text) ? said : []
}

/** Whether the turn goes on to a question that the passage leaves out: the next turn answers that. */
const asksElse = ({ pieces }: SpokenTurn, last: Piece): boolean =>
  pieces.slice(pieces.indexOf(last) + 1).some(isQuestion)

/** "Good old Jean. So, the engineer comes at six.": back to an earlier matter. */
export const resumes = /^(?:so|anyway|right), /i

/** The first statements of a turn, if they are of the same matter. */
function firstOf({ pieces }: SpokenTurn, parts: readonly Piece[][]): Piece[] {
  const end = pieces.findIndex(
    (piece, at) =>
      isQuestion(piece) ||
      piece.shown === null ||
      (at > 0 && resumes.test(piece.shown)) ||
      isOtherMatter(piece, parts.flat()),
  )
  return pieces.slice(0, Math.min(mostPieces, end < 0 ? pieces.length : end))
}

function isShortAnswer(turn: SpokenTurn): boolean {
  const { yes, isNo } = answerOf(turn)
  return (yes > 0 || isNo) && wordsIn(turn.pieces) <= shortAnswer
}

/** "The seventh I can promise", after "it's due on the fifth". */
const takesFigure = ({ figures }: Piece, before: readonly Piece[]): boolean =>
  figures.some((one) =>
    before.some((piece) =>
      piece.figures.some((other) => isSameFigure(one, other) || (one.kind !== 'number' && one.kind === other.kind)),
    ),
  )
