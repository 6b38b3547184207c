import { answerOf, namesAnother, repeatsFigure } from './answer.js'
import { movePatterns } from './patterns.js'
import type { Piece, SpokenTurn } from './piece.js'

const { proposes, procedure, asksFact, doubts, corrects } = movePatterns

/** What one speaker offers or asks for, and how the other takes it. */
export interface Exchange {
  /** Its place among the turns. */
  at: number
  offer: Piece[]
  offered: SpokenTurn
  answer: SpokenTurn
  outcome: 'agreed' | 'refused' | 'open'
  /** How plainly. */
  weight: number
  /** The offer that this one replaces: it was refused, or answered with another figure. */
  first?: Piece[]
}

/** Every offer or request with its answer, in their order. */
export function exchangesIn(turns: readonly SpokenTurn[]): Exchange[] {
  return turns.flatMap((offered, at): Exchange[] => {
    const answer = turns[at + 1]
    if (!answer || answer.role === offered.role || isAskedForFact(offered)) return []
    const offer = offered.pieces.filter((piece) => strengthOf(piece) > 0)
    const found = offer.length > 0 ? outcomeOf(offered, offer, answer) : null
    return found ? [{ at, offer, offered, answer, ...found }] : []
  })
}

const sumsUp = /^(?:so|that is|that makes)\b/i

/** 2 for an offer, a request or a sum, 1 for a figure that may be one. */
function strengthOf({ text, figures }: Piece): number {
  if (procedure.test(text) || asksFact.test(text)) return 0
  if (proposes.test(text) || (figures.length > 0 && sumsUp.test(text))) return 2
  return past.test(text) && !corrects.test(text) ? 0 : Math.min(1, figures.length)
}

/** "On Monday I went to the dentist" offers nothing. */
const past = /\b(?:have|has|had|was|were|did|went|came|got|said|took|\p{L}{3,}ed)\b/iu

const isAskedForFact = ({ pieces }: SpokenTurn): boolean => asksFact.test(pieces.at(-1)?.text ?? '')

function outcomeOf(
  offered: SpokenTurn,
  offer: readonly Piece[],
  answer: SpokenTurn,
): Pick<Exchange, 'outcome' | 'weight'> | null {
  const strength = Math.max(...offer.map(strengthOf))
  const { yes, isNo, isOpen } = answerOf(answer, negated.test(offer.at(-1)!.text))
  const isTooMuch =
    offer.some(({ figures }) => figures.length > 0) && answer.pieces.some(({ text }) => tooMuch.test(text))
  if (isTooMuch || ((isNo || namesAnother(offered, answer)) && strength === 2))
    return { outcome: 'refused', weight: strength }
  if (isNo) return null
  if (isOpen || offer.some(({ text }) => doubts.test(text)))
    return strength === 2 ? { outcome: 'open', weight: strength } : null
  const isRepeated = repeatsFigure(offered, answer)
  const plain = yes + (isRepeated ? 1 : 0)
  return plain >= 2 || (plain === 1 && strength === 2) ? { outcome: 'agreed', weight: strength + plain } : null
}

const tooMuch = /\b(?:too (?:much|high|low|late|early|long|expensive)|a lot (?:for|more|of money)|feels low|no good)\b/i
const negated = /\b(?:not|never)\b/i
