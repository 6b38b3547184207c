import { partyOf } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import type { Piece } from '../moves/piece.js'
import type { Moves } from '../moves/read-moves.js'
import { endingOfMoves } from '../moves/settled.js'
import type { Conversation } from '../read/conversation.js'

/** How a talk ends, in the words of its speakers; '' if nothing is plain. */
export function outcomeOf(moves: Moves, conversation: Conversation): string {
  const { agreed, left, refused, undecided } = endingOfMoves(moves, conversation)
  const said = (pieces: readonly Piece[]) => `“${pieces.map(({ shown }) => shown).join(' ')}”`
  const name = ([first]: readonly Piece[]) => capitalised(partyOf(conversation.cast, first!.role).short)
  const open = left?.offered.pieces.filter(({ shown }) => shown !== null)
  if (open) return `It is not settled yet: ${said(open)} (${name(open)}).`
  if (agreed.length > 0)
    return `In the end they agree: ${agreed.map(({ terms }) => `${said(terms)} (${name(terms)})`).join(' and ')}.`
  if (undecided.length > 0) return `It stays open: ${said(undecided)} (${name(undecided)}).`
  return refused ? `${name([refused])} refuses: ${said([refused])}` : ''
}
