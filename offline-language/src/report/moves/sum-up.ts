import { loadPatterns } from '../../data/load-patterns.js'
import { answerOf, repeatsFigure } from './answer.js'
import type { Piece, SpokenTurn } from './piece.js'

const { begins, closes, confirms, goodbye } = loadPatterns('sum-up', 'begins', 'closes', 'confirms', 'goodbye')
const lastPart = 0.5
const fewestFigures = 2

/** "So, seven per cent from May, and thirty days stays.", "That's it.": the terms as one of them repeats them at last. */
export function sumUpIn(turns: readonly SpokenTurn[]): Piece[] {
  for (let at = turns.length - 2; at >= turns.length * lastPart; at--) {
    const [turn, answer] = [turns[at]!, turns[at + 1]!]
    if (turn.role === answer.role || !isConfirmed(turn, answer)) continue
    const from = turn.pieces.findIndex(
      ({ text, figures, shown }, place) =>
        shown !== null &&
        figures.length >= fewestFigures &&
        !text.endsWith('?') &&
        (begins.test(text) || closes.test(turn.pieces[place - 1]?.text ?? '')),
    )
    if (from < 0) continue
    const end = turn.pieces.findIndex(({ text }, place) => place > from && goodbye.test(text))
    return turn.pieces
      .slice(from, end < 0 ? undefined : end)
      .filter(({ shown, text }) => shown !== null && !text.endsWith('?'))
  }
  return []
}

/** With a yes, or with one of its figures: "The third of June, then." */
function isConfirmed(turn: SpokenTurn, answer: SpokenTurn): boolean {
  const { yes, isNo, isOpen } = answerOf(answer)
  return !isNo && !isOpen && (yes > 0 || confirms.test(answer.pieces[0]?.text ?? '') || repeatsFigure(turn, answer))
}
