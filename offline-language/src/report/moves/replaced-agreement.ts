import { contentStems } from '../../language/tokens/content-stems.js'
import type { Figure } from '../phrase/figures.js'
import type { Agreement } from './agreement.js'
import { answerOf } from './answer.js'
import type { Piece, SpokenTurn } from './piece.js'
import { isBid, isProposal } from './proposal.js'
import { figuresIn, isAmount, isIn } from './terms-of-turn.js'

const sameShare = 0.6

/** "Two years" and "two and a half" are not the same two. */
const isTelling = (one: Figure): boolean => one.kind !== 'number' || isAmount(one)

/** "I can go to two thousand four hundred", after "two thousand seven hundred": they still bargain. */
export function isReopened({ at, terms }: Agreement, turns: readonly SpokenTurn[]): boolean {
  const settled = figuresIn(terms).filter(isAmount)
  const isBidAgain = (piece: Piece) =>
    isProposal(piece) &&
    !isBid(piece) &&
    piece.figures.filter(isAmount).some((one) => settled.some((old) => isNear(one, old)))
  return turns.slice(at + 2).some(({ pieces }, place) => {
    const next = turns[at + 2 + place + 1]
    return pieces.some(isBidAgain) && !(next && answerOf(next).isNo)
  })
}

const mostTimes = 2
const isNear = (one: Figure, other: Figure): boolean => {
  const share = Number(one.value) / Number(other.value)
  return share !== 1 && share < mostTimes && share > 1 / mostTimes
}

/** The same matter again, with another figure or the same one. */
export function isReplaced({ terms }: Agreement, later: Agreement): boolean {
  const [own, its] = [figuresIn(terms), figuresIn(later.terms)]
  const [stems, known] = [terms, later.terms].map((pieces) => contentStems(pieces.map(({ text }) => text).join(' ')))
  const count = [...stems!].filter((stem) => known!.has(stem)).length
  const isSame = own.some((one) => isTelling(one) && isIn(one, its)) && count > 0
  return isSame || (own.some(isAmount) && its.some(isAmount)) || count >= stems!.size * sameShare
}
