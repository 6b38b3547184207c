import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { quotedPieces } from '../select/quoted-pieces.js'
import { isClosed } from './closed.js'

const firstPart = 0.3
const isDuty = ({ text, shown }: Piece): boolean =>
  shown !== null &&
  !/\?$|^if\b/i.test(text) &&
  /\byou (?:must|have to|will have to|need to)\b(?! (?:be|understand|know|see|say|admit)\b)/i.test(text)

/** What one of them tells the other to do at last, if no one promises anything; null if nothing is clear. */
export function dutyIn({ turns }: Moves, conversation: Conversation): Candidate | null {
  const late = turns.slice(Math.floor(turns.length * firstPart)).flatMap(({ pieces }) => pieces)
  const duty = late.findLast((piece) => isDuty(piece) && isClosed([piece], conversation))
  return duty ? quotedPieces([duty], conversation) : null
}
