import { answerOf } from '../moves/answer.js'
import type { Piece, SpokenTurn } from '../moves/piece.js'
import { isProposal } from '../moves/proposal.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Passage } from '../select/passage.js'
import { figuresIn, isIn } from '../moves/terms-of-turn.js'
import type { Figure } from '../phrase/figures.js'
import { isOtherMatter } from './other-matter.js'
import { passageOf } from './passages.js'
import { isQuestion, trimmed } from './said.js'

const mostWords = 80
const mostTurns = 2
const mostPieces = 3
const fewWords = 6
const bids = /\b(?:could|would|might|perhaps|maybe|will|can do|offer|pay|ask|want|give|make it|how about|what if)\b/i

/**
 * "I could look at twenty." with "Twenty is only inflation.": an offer that the next turn refuses or outbids has that turn, too.
 * Null if it is not clear then: who reads the offer alone takes it for what was agreed.
 */
export function withAnswer(passage: Passage, conversation: Conversation, moves: Moves): Passage | null {
  let whole = passage
  for (let more = 0; isLeftOpen(whole, moves); more++) {
    const parts = [...whole.parts, answerIn(whole, moves.turns[whole.at + 1]!)]
    const longer =
      more < mostTurns && parts.at(-1)!.length > 0
        ? passageOf(parts, whole.at + 1, conversation, moves, mostWords)
        : null
    if (!longer) return null
    whole = { ...whole, ...longer }
  }
  return whole
}

/** Whether it ends with an offer that the next turn refuses or outbids. */
function isLeftOpen({ parts, at }: Passage, { turns, exchanges }: Moves): boolean {
  const part = parts.at(-1)
  const last = part?.at(-1)
  const next = turns[at + 1]
  if (!last || !next || next.role === last.role || !isOffer(last)) return false
  if (isTakenUp(last, turns.slice(at + 2))) return false
  const isRefused = exchanges.some((one) => one.at === at && one.outcome === 'refused' && one.offer.includes(last))
  return isRefused || answerOf(next).isNo || isOutbid(last, next)
}

/** "Then I accept the 66,000.": it is what they come back to. */
const isTakenUp = ({ figures }: Piece, later: readonly SpokenTurn[]): boolean =>
  later.some(({ pieces }) => figuresIn(pieces).some((one) => isIn(one, figures)))

const isOffer = (piece: Piece): boolean =>
  isProposal(piece) || (piece.figures.length > 0 && (bids.test(piece.text) || piece.text.split(' ').length < fewWords))

/** "Nine", after "I could do eight". */
function isOutbid({ figures }: Piece, { pieces }: SpokenTurn): boolean {
  const [own, later] = [figures, figuresIn(pieces)].map((all) => all.filter(isSum)) as [Figure[], Figure[]]
  return own.length > 0 && later.length > 0 && !later.some((one) => isIn(one, own))
}

const isSum = ({ kind, isTime }: Figure): boolean => kind === 'number' && !isTime

/** The first statements of the next turn that are of the same matter. */
function answerIn({ parts }: Passage, { pieces }: SpokenTurn): Piece[] {
  const end = pieces.findIndex(
    (piece, place) =>
      place >= mostPieces || piece.shown === null || isOtherMatter(piece, [...parts.flat(), ...pieces.slice(0, place)]),
  )
  const said = pieces.slice(0, end < 0 ? pieces.length : end)
  return trimmed(said.slice(0, said.findLastIndex((piece) => !isQuestion(piece)) + 1))
}
