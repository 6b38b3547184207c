import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import type { Piece } from '../moves/piece.js'
import { inTurn } from '../moves/whole-turn.js'
import { isQuestion } from '../select/said.js'
import type { Conversation } from '../read/conversation.js'
import { withoutOpening } from './overview-quote.js'

/** Ann says: “I'll ask the board.” */
export function spokenWords(pieces: readonly Piece[], conversation: Conversation): string {
  const name = capitalised(partyOf(conversation.cast, pieces[0]!.role).short)
  return `${name} ${pieces.every(isQuestion) ? 'asks' : 'says'}: “${withoutOpening(shownIn(pieces, conversation))}”`
}

const shownIn = (pieces: readonly Piece[], conversation: Conversation): string =>
  inTurn(pieces, conversation)
    .map(({ shown }) => shown)
    .join(' ')
