import { type Figure, figuresOf } from '../phrase/figures.js'
import type { Piece, SpokenTurn } from './piece.js'
import { figuresIn, isAmount, isIn, termsOf } from './terms-of-turn.js'

/** "I could stretch to forty and a half", when at last the other says "the forty and a half": the turn and its terms. */
export function spokenOfLater(turns: readonly SpokenTurn[], first: number): { at: number; terms: Piece[] }[] {
  for (let at = turns.length - 1; at >= first; at--) {
    const terms = termsOf(turns[at]!)
    const amounts = figuresIn(terms).filter(isAmount)
    const later = turns.slice(at + 2).filter(({ role }) => role !== turns[at]!.role)
    const isSpokenOf = later.some(({ pieces }) => pieces.some(({ text }) => namesAsKnown(text, amounts)))
    if (amounts.length > 0 && isSpokenOf && !terms.at(-1)!.text.endsWith('?')) return [{ at, terms }]
  }
  return []
}

const known = /\b(?:the|that|those|my|your) (?<said>\S+(?:[ -]\S+){0,4})/gi

const namesAsKnown = (text: string, amounts: readonly Figure[]): boolean =>
  [...text.matchAll(known)].some(({ groups }) => {
    const said = groups!['said']!
    const [figure] = figuresOf(said)
    return figure !== undefined && figuresOf(said.split(' ', 1)[0]!).length > 0 && isIn(figure, amounts)
  })
