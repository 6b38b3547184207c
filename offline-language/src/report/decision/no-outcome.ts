import { loadPatterns } from '../../data/load-patterns.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'

const { threatens, revokes, givesUp, breaksOff } = loadPatterns(
  'no-outcome',
  'threatens',
  'revokes',
  'givesUp',
  'breaksOff',
)

/** Their speaker's next turn. */
const later = 2
const lastPieces = 2

/** Whether a sentence cannot be an outcome: a threat, or something that its speaker takes back at once or in their next turn. */
export function isNoOutcome(piece: Piece, turns: readonly SpokenTurn[]): boolean {
  if ([threatens, givesUp, revokes, breaksOff].some((is) => is.test(piece.text))) return true
  const at = turns.findIndex(({ turn }) => turn === piece.turn)
  const { pieces = [] } = turns[at] ?? {}
  const place = pieces.indexOf(piece)
  const [next] = pieces.slice(place + 1)
  if (next && revokes.test(next.text)) return true
  const after = turns[at + later]
  const isLast = place >= pieces.length - lastPieces
  return isLast && after?.role === piece.role && after.pieces.some(({ text }) => givesUp.test(text))
}
