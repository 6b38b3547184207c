import { capitalised } from '../../language/tokens/first-letter.js'
import { partyOf } from '../../language/names/cast.js'
import type { Piece } from '../moves/piece.js'
import { inTurn } from '../moves/whole-turn.js'
import type { Conversation } from '../read/conversation.js'

/** Each turn after its speaker's name; one without marks in one piece. */
export const quotedTask = (parts: readonly Piece[][], conversation: Conversation): string =>
  parts
    .map((said) => {
      const name = capitalised(partyOf(conversation.cast, said[0]!.role).short)
      return `${name}: “${inTurn(said, conversation)
        .map(({ shown, said }) => shown ?? said)
        .join(' ')}”`
    })
    .join(' ')
