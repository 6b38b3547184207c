import { loadPatterns } from '../../data/load-patterns.js'
import type { Role } from '../../language/sentences/sentence.js'
import { agreementsIn } from '../moves/agreements.js'
import { answerOf } from '../moves/answer.js'
import type { SpokenTurn } from '../moves/piece.js'

const { breaksOff, saysNoAgain, leavesSome } = loadPatterns('broken-off', 'breaksOff', 'saysNoAgain', 'leavesSome')
const lastPart = 0.6

/** Who refuses everything and breaks the talk off, and in which turn; null if no one does, or if they agree after it. */
export function brokenOff(turns: readonly SpokenTurn[]): { role: Role; at: number } | null {
  const at = turns.findLastIndex(
    ({ pieces }, place) => place >= turns.length * lastPart && pieces.some(({ text }) => breaksOff.test(text)),
  )
  const turn = turns[at]
  // "We are done. You've got the carers and one in four." grants something.
  if (!turn || turn.pieces.some(({ text }) => leavesSome.test(text))) return null
  const { role } = turn
  const own = (part: readonly SpokenTurn[]) => part.filter((one) => one.role === role)
  const hasRefused = own(turns.slice(0, at)).some(
    (one) => answerOf(one).isNo || one.pieces.some(({ text }) => saysNoAgain.test(text)),
  )
  const takesLater = own(turns.slice(at + 1)).some((one) => answerOf(one).yes > 0)
  return hasRefused && !takesLater && !agreementsIn(turns).some((one) => one.at > at) ? { role, at } : null
}
