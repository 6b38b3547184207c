import { type Figure, isSameFigure } from '../phrase/figures.js'
import { type Piece, type SpokenTurn, wordsIn } from './piece.js'
import { isProposal } from './proposal.js'

const mostWords = 30

/** The proposals of a turn that follow one another, as far as an overview quotes them. */
export function termsOf({ pieces }: SpokenTurn): Piece[] {
  const from = pieces.findIndex((piece) => isProposal(piece) && piece.shown !== null)
  if (from < 0) return []
  const after = pieces.slice(from)
  const end = after.findIndex((piece, at) => !isProposal(piece) || piece.shown === null || isTooLong(after, at))
  return after.slice(0, end < 0 ? after.length : Math.max(1, end))
}

const isTooLong = (pieces: readonly Piece[], at: number): boolean => wordsIn(pieces.slice(0, at + 1)) > mostWords

export const figuresIn = (pieces: readonly Piece[]): Figure[] => pieces.flatMap(({ figures }) => figures)

export const isIn = (one: Figure, others: readonly Figure[]): boolean =>
  others.some((other) => isSameFigure(one, other))

/** Up to 24 it may be a time of day. */
const leastAmount = 25

export const isAmount = ({ kind, isTime, value }: Figure): boolean =>
  kind === 'number' && !isTime && Number(value) >= leastAmount
