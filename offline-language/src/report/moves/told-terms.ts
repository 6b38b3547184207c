import { loadPatterns } from '../../data/load-patterns.js'
import { isSameFigure } from '../phrase/figures.js'
import type { Piece, SpokenTurn } from './piece.js'
import { isBid } from './proposal.js'

const { sum, takes } = loadPatterns('told-terms', 'sum', 'takes')

/** A price or a figure that is stated: "two hundred, about", "so ninety altogether". It may be a bid or a mere fact. */
export const isTold = (piece: Piece): boolean => isBid(piece) || sum.test(piece.text)

/** "Okay" and "great" only acknowledge a stated figure; "fine", "put me down" and "okay, ninety" accept it. */
export function takesTold({ pieces }: SpokenTurn, terms: readonly Piece[]): boolean {
  const [first] = pieces
  const said = terms.flatMap(({ figures }) => figures)
  const isRepeated = first?.figures.some((one) => said.some((other) => isSameFigure(one, other))) ?? false
  if (first && !first.text.endsWith('?') && (isRepeated || plainYes.test(first.text))) return true
  if (pieces.some(({ text }) => text.endsWith('?'))) return false
  return pieces.some(({ text }) => takes.test(text))
}

/** "Yes. Is that awful?" */
const plainYes = /^(?:yes|aye|agreed|deal)[.!]$/i

/** A total is a key point even if the other speaker only acknowledges it. */
export const takesOrHearsSum = (answer: SpokenTurn, terms: readonly Piece[]): boolean =>
  takesTold(answer, terms) || terms.some(({ text }) => sum.test(text))
