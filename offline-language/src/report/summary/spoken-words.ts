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

/** A question of one speaker and what the other answers. */
export function askedAndAnswered(question: Piece, answer: readonly Piece[], conversation: Conversation): string {
  const name = capitalised(partyOf(conversation.cast, answer[0]!.role).short)
  return `${spokenWords([question], conversation)} ${name}: “${shownIn(answer, conversation)}”`
}

const shownIn = (pieces: readonly Piece[], conversation: Conversation): string =>
  inTurn(pieces, conversation)
    .map(({ shown }) => shown)
    .join(' ')
