import { loadPatterns } from '../../data/load-patterns.js'
import type { Figure } from '../phrase/figures.js'
import type { Piece, SpokenTurn } from './piece.js'
import { figuresIn, isIn } from './terms-of-turn.js'

const { concedes } = loadPatterns('conceded', 'concedes')

/** The sentences with a figure that their speaker gives up two turns later: "You're right, the tenth." */
export function concededPieces(turns: readonly SpokenTurn[]): ReadonlySet<Piece> {
  const wrong = turns.flatMap((turn, at) => {
    const [other, later] = [turns[at + 1], turns[at + 2]]
    if (!other || other.role === turn.role || later?.role !== turn.role) return []
    if (!later.pieces.some(({ text }) => concedes.test(text))) return []
    const right = figuresIn(later.pieces).filter((one) => isIn(one, figuresIn(other.pieces)))
    return turn.pieces.filter((piece) => isWrong(piece, right))
  })
  return new Set(wrong)
}

/** The turns in which these sentences are never quoted. */
export const withoutShowing = (pieces: ReadonlySet<Piece>, turns: readonly SpokenTurn[]): SpokenTurn[] =>
  turns.map((turn) => ({
    ...turn,
    pieces: turn.pieces.map((piece) => (pieces.has(piece) ? { ...piece, shown: null } : piece)),
  }))

/** Whether it has another figure of a kind that the other speaker names, and then its own one. */
const isWrong = ({ figures }: Piece, right: readonly Figure[]): boolean =>
  figures.some((old) => right.some(({ kind }) => kind === old.kind) && !isIn(old, right))
