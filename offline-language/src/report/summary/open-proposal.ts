import { agreementsIn } from '../moves/agreements.js'
import { answerOf } from '../moves/answer.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import { areClosedTerms } from './closed.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import { lastPart } from './refusal.js'

const { passesOn } = overviewPatterns

/** The last proposal, if the other has to think or to ask someone about it and nothing is agreed after it. */
export function openProposal(moves: Moves, conversation: Conversation): Piece[] {
  const { turns } = moves
  const first = Math.floor(turns.length * lastPart)
  const at = turns.findLastIndex(
    (turn, place) =>
      place >= first && place < turns.length - 1 && termsIn(turn).length > 0 && isLeftBy(turns[place + 1]!),
  )
  if (at < 0 || isSettledAfter(turns[at]!.turn, moves)) return []
  const offer = termsIn(turns[at]!)
  return areClosedTerms(offer, conversation) ? offer : []
}

const termsIn = ({ pieces }: SpokenTurn): Piece[] =>
  pieces.filter((piece) => piece.shown !== null && piece.figures.length > 0 && isProposal(piece))

/** "I'll ask my wife", but not "email, please, and I'll ask my wife for the address". */
const isLeftBy = (answer: SpokenTurn): boolean =>
  answerOf(answer).yes < 2 && answer.pieces.some(({ text }) => passesOn.test(text))

/** Whether the two agree on something at that stored turn or later. */
export const isSettledAfter = (turn: number, { turns }: Moves): boolean =>
  agreementsIn(turns).some(({ at }) => turns[at]!.turn >= turn)
